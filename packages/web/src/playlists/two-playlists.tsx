import type { ConversationCard } from '@duologue/contract/conversations'
import { displayLanguage } from '@duologue/domain/choices/languages'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import type { PlaylistEdit } from '@duologue/domain/playlists/playlist-edit'
import type { Editing } from '../autosave/autosaver'
import { TwoVersionsDialog } from '../autosave/two-versions-dialog'

type Cards = Readonly<Record<string, ConversationCard>>

/** The fields in question, as one of the two versions has them. */
function Version({
  edit,
  fields,
  cards,
}: {
  edit: PlaylistEdit
  fields: readonly (keyof PlaylistEdit)[]
  cards: Cards
}) {
  const { name, description, language, difficulty, conversations } = edit
  return (
    <>
      {fields.includes('name') ? <p>{name}</p> : null}
      {fields.includes('description') ? <p>{description || '–'}</p> : null}
      {fields.includes('language') ? (
        <p>{language ? displayLanguage(language) : texts.allLanguages}</p>
      ) : null}
      {fields.includes('difficulty') ? <p>{difficulty ?? texts.allLevels}</p> : null}
      {fields.includes('conversations') ? (
        <ol>
          {conversations.map(id => (
            <li key={id}>{cards[id]?.title ?? texts.unavailable}</li>
          ))}
        </ol>
      ) : null}
    </>
  )
}

/** The two versions of a playlist that was changed in two places at once. */
export function TwoPlaylists({
  editing: { draft, conflict },
  cards,
  onChoose,
  onClose,
}: {
  editing: Editing<PlaylistEdit>
  cards: Cards
  onChoose: (whose: 'mine' | 'theirs') => void
  onClose: () => void
}) {
  if (!conflict) return null
  const { theirs, fields } = conflict
  return (
    <TwoVersionsDialog
      mine={<Version edit={draft} fields={fields} cards={cards} />}
      theirs={<Version edit={theirs.fields} fields={fields} cards={cards} />}
      onChoose={onChoose}
      onClose={onClose}
    />
  )
}
