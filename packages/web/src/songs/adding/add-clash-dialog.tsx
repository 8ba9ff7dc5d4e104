import type { DraftLyric } from '@duologue/domain/songs/adding/draft-lyric'
import { joinWordList } from '@duologue/domain/words/word-list'
import { TwoVersionsDialog } from '../../autosave/two-versions-dialog'
import { inTranslation } from '../../ui/written-in'
import type { AddSheet } from './add-sheet'

/** A lyric as it stands in one of the two versions. */
const Version = ({ lyrics }: { lyrics: readonly (DraftLyric | undefined)[] }) => (
  <ul>
    {lyrics.map((lyric, index) => (
      <li key={index}>
        {lyric ? (
          <>
            {lyric.text}
            <br />
            <small>
              <span {...inTranslation}>{lyric.translation}</span> ·{' '}
              {joinWordList(lyric.words.map(({ text }) => text))}
            </small>
          </>
        ) : (
          '–'
        )}
      </li>
    ))}
  </ul>
)

/** Asks which version stays of the lyrics that somebody else has changed meanwhile (lyrics.md#save-lyrics). */
export function AddClashDialog({
  sheet,
  onChoose,
  onClose,
}: {
  sheet: AddSheet
  onChoose: (whose: 'mine' | 'theirs') => void
  onClose: () => void
}) {
  const { conflict, draft } = sheet.now()
  if (!conflict) return null
  const names = conflict.fields.filter((field): field is `lyric ${string}` =>
    String(field).startsWith('lyric '),
  )
  return (
    <TwoVersionsDialog
      mine={<Version lyrics={names.map(name => draft[name])} />}
      theirs={<Version lyrics={names.map(name => conflict.theirs.fields[name])} />}
      onChoose={onChoose}
      onClose={onClose}
    />
  )
}
