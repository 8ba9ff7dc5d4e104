import type { LyricLine } from '@duologue/domain/lyrics/lyric-line'
import { songDialogTexts as texts, songEditorTexts } from '@duologue/domain/messages/song-editor'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Dialog } from '../ui/dialog'
import button from '../ui/button.module.css'
import type { OpenDialog } from './open-dialog'
import styles from './song-dialogs.module.css'
import type { DialogProps } from './song-dialogs'

/** The dialogs that only ask (S3 section 8, Confirm dialogs). */
export function ConfirmDialogs({
  book,
  acts,
  dialog,
  line,
  onOpen,
  onChosen,
  onLeave,
}: Omit<DialogProps, 'dialog'> & {
  dialog: Extract<OpenDialog, { kind: 'remove' | 'merge' | 'save' | 'discard' }>
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
  if (dialog.kind === 'save')
    return (
      <ConfirmDialog
        title={texts.saveTitle}
        confirm={texts.saveYes}
        look="primary"
        onConfirm={closing(() => book.settle())}
        onClose={close}
      >
        <p className={styles.warning}>{texts.save}</p>
      </ConfirmDialog>
    )
  return (
    <Dialog title={texts.discardTitle} onClose={close}>
      <p>{texts.discard}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className={button.danger}
          onClick={() => void book.discard().then(onLeave)}
        >
          {texts.goBack}
        </button>
        <button type="button" className={button.primary} onClick={close}>
          {texts.stay}
        </button>
      </div>
    </Dialog>
  )
}
