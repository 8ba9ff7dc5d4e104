import type { SheetLine, SheetWord } from '@duologue/contract/songs/song-sheet'
import { Suspense } from 'react'
import { latePart } from '../../ui/feedback/late-part'
import type { ShownLayers } from '../player/use-layers'
import type { SongPlayer } from '../player/use-song-player'

// Nothing of them comes before it is asked for.
const SongWord = latePart(async () => (await import('./song-word')).SongWord)
const SongKeys = latePart(async () => (await import('./song-keys')).SongKeys)
const SettingsDialog = latePart(async () => (await import('./song-settings-dialog')).SettingsDialog)

/** What stands over the page: a word, the keys, or the settings. */
export type OpenOverSong =
  | { line: SheetLine; index: number; goesOn: boolean }
  | 'keys'
  | 'settings'
  | null

/** The dialogs of a song's page; a word, the keys, what is shown. */
export function OverSong({
  open,
  player,
  layersShown,
  lines,
  words,
  language,
  onClose,
}: {
  open: OpenOverSong
  player: SongPlayer
  layersShown: ShownLayers
  lines: readonly SheetLine[]
  words: ReadonlyMap<string, SheetWord>
  language: string
  onClose: () => void
}) {
  return (
    <Suspense>
      {open === 'keys' ? <SongKeys onClose={onClose} /> : null}
      {open === 'settings' ? (
        <SettingsDialog player={player} layersShown={layersShown} onClose={onClose} />
      ) : null}
      {open && typeof open === 'object' ? (
        <SongWord {...open} {...{ lines, words, language, onClose }} />
      ) : null}
    </Suspense>
  )
}
