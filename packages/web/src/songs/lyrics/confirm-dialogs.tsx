import { pressDialogTexts as saving } from '@duologue/domain/messages/saving/saving-by-press'
import { songDialogTexts as texts } from '@duologue/domain/messages/songs/song-dialogs'
import { songEditorTexts } from '@duologue/domain/messages/songs/song-editor'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import type { DialogProps } from '../editing/dialog-props'
import type { AskingDialog } from '../editing/open-dialog'
import styles from '../editing/song-dialogs.module.css'

/** The dialogs that only ask (lyrics.md#remove). */
export function ConfirmDialogs({
  book,
  acts,
  dialog,
  line,
  onOpen,
  onChosen,
}: Omit<DialogProps, 'dialog'> & {
  dialog: AskingDialog
  line: LyricLine | undefined
}) {
  const close = () => onOpen(null)
  const closing = (act: () => unknown) => async () => {
    await act()
    close()
  }
  if (dialog.kind === 'remove')
    return (
      <ConfirmDialog
        title={texts.removeTitle}
        confirm={songEditorTexts.remove}
        onConfirm={closing(() => {
          acts.remove(dialog.id)
          onChosen(null)
        })}
        onClose={close}
      >
        <p className={styles.quote}>{line?.text}</p>
        <p className={styles.warning}>{texts.removeWarning}</p>
      </ConfirmDialog>
    )
  if (dialog.kind === 'merge')
    return (
      <ConfirmDialog
        title={texts.mergeTitle}
        confirm={
          dialog.direction === 'above' ? songEditorTexts.mergeAbove : songEditorTexts.mergeBelow
        }
        onConfirm={closing(() => onChosen(acts.merge(dialog.id, dialog.direction)))}
        onClose={close}
      >
        <p className={styles.quote}>{line?.text}</p>
        <p>{texts.mergeGap}</p>
        <p className={styles.warning}>{texts.mergeWarning}</p>
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      title={saving.saveTitle}
      confirm={saving.saveYes}
      look="primary"
      onConfirm={closing(() => book.settle())}
      onClose={close}
    >
      <p className={styles.warning}>{saving.save}</p>
    </ConfirmDialog>
  )
}
