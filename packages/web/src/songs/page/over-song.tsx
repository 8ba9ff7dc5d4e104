import type { SheetLine, SheetWord, SongSheet } from '@duologue/contract/songs/song-sheet'
import { type RefObject, Suspense } from 'react'
import { latePart } from '../../ui/feedback/late-part'
import { useAwake } from '../../ui/store'
import type { ShownLayers } from '../player/use-layers'
import type { SongPlayer } from '../player/use-song-player'

// Nothing of them comes before it is asked for.
const SongWord = latePart(async () => (await import('./song-word')).SongWord)
const SongKeys = latePart(async () => (await import('./song-keys')).SongKeys)
const SettingsDialog = latePart(async () => (await import('./song-settings-dialog')).SettingsDialog)
const WordFill = latePart(async () => (await import('./word-fill')).WordFill)

/** What stands over the page: a word, the keys, or the settings. */
export type OpenOverSong =
  | { line: SheetLine; index: number; goesOn: boolean }
  | 'keys'
  | 'settings'
  | null

/** The dialogs of a song's page: a word, the keys, what is shown; and what fills words as they are sung. */
export function OverSong({
  open,
  player,
  layersShown,
  sheet,
  list,
  words,
  language,
  onClose,
}: {
  open: OpenOverSong
  player: SongPlayer
  layersShown: ShownLayers
  sheet: SongSheet
  list: RefObject<HTMLElement | null>
  words: ReadonlyMap<string, SheetWord>
  language: string
  onClose: () => void
}) {
  const { lines } = sheet
  const isFilled = useAwake() && lines.some(({ marks }) => marks)
  return (
    <Suspense>
      {isFilled ? <WordFill {...{ player, lines, list }} /> : null}
      {open === 'keys' ? <SongKeys onClose={onClose} /> : null}
      {open === 'settings' ? (
        <SettingsDialog player={player} layersShown={layersShown} onClose={onClose} />
      ) : null}
      {open && typeof open === 'object' ? (
        <SongWord {...open} {...{ sheet, words, language, onClose }} />
      ) : null}
    </Suspense>
  )
}
