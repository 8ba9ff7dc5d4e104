import { songPlayerTexts, songKeyTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { KeysDialog } from '../../ui/dialogs/keys-dialog'

const rows = [
  { keys: ['Space'], does: texts.play },
  { keys: ['←', '→'], does: texts.lines },
  { keys: ['L'], does: songPlayerTexts.loop },
  { keys: ['S'], does: texts.speed },
  { keys: ['T', 'P', 'O'], does: texts.layers },
  { keys: ['F'], does: songPlayerTexts.follow },
  { keys: ['↑', '↓', '←', '→'], does: texts.inLyrics },
  { keys: ['Enter'], does: texts.enter },
  { keys: ['?'], does: texts.keys },
] as const

/** The keys of a song's page, and what each does (song-page.md#keys). */
export const SongKeys = ({ onClose }: { onClose: () => void }) => (
  <KeysDialog title={songPlayerTexts.keys} rows={rows} onClose={onClose} />
)
