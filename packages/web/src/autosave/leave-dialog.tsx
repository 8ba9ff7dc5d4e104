import { pressDialogTexts as texts } from '@duologue/domain/messages/saving/saving-by-press'
import button from '../ui/button.module.css'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog'
import { Dialog } from '../ui/dialogs/dialog'
import styles from '../ui/dialogs/dialog-form.module.css'

/** Asks whoever leaves a page with unsaved changes: on the way back whether to discard them, else whether to leave. */
export function LeaveDialog({
  isBack,
  onDiscard,
  onLeave,
  onStay,
}: {
  isBack: boolean
  onDiscard: () => void
  onLeave: () => void
  onStay: () => void
}) {
  if (!isBack)
    return (
      <ConfirmDialog
        title={texts.leaveTitle}
        confirm={texts.leaveYes}
        onConfirm={async () => onLeave()}
        onClose={onStay}
      >
        <p>{texts.leave}</p>
      </ConfirmDialog>
    )
  return (
    <Dialog title={texts.discardTitle} onClose={onStay}>
      <p>{texts.discard}</p>
      <div className={styles.actions}>
        <button type="button" className={button.secondary} onClick={onStay}>
          {texts.stay}
        </button>
        <button type="button" className={button.danger} onClick={onDiscard}>
          {texts.goBack}
        </button>
      </div>
    </Dialog>
  )
}
