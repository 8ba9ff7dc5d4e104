import { songDialogTexts as texts } from '@duologue/domain/messages/songs/song-dialogs'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import styles from './song-dialogs.module.css'

/** Tells that a lyric was removed elsewhere while it was edited here, and offers it back (songs.md#conflicts). */
export function GoneDialog({
  line,
  onRestore,
  onForget,
}: {
  line: LyricLine
  onRestore: () => void
  onForget: () => void
}) {
  return (
    <ConfirmDialog
      title={texts.goneTitle}
      confirm={texts.goneRestore}
      look="primary"
      onConfirm={async () => onRestore()}
      onClose={onForget}
    >
      <p>{texts.goneLead}</p>
      <p className={styles.quote}>{line.text}</p>
    </ConfirmDialog>
  )
}
