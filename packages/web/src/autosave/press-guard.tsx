import { pressDialogTexts as texts } from '@duologue/domain/messages/saving/saving-by-press'
import { useBlocker } from '@tanstack/react-router'
import button from '../ui/button.module.css'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog'
import { Dialog } from '../ui/dialogs/dialog'
import styles from '../ui/dialogs/dialog-form.module.css'

/**
 * Keeps a page without autosave from being left with unsaved changes (songs.md#leaving). On the way back to `back` it
 * asks whether to discard them, and `onDiscard` does so; on any other way it asks whether to leave: they then wait on
 * this device. The browser itself asks before the tab is closed.
 */
export function PressGuard({
  isDirty,
  back,
  onDiscard,
}: {
  isDirty: () => boolean
  back: string
  onDiscard: () => void
}) {
  const blocked = useBlocker({
    shouldBlockFn: isDirty,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  if (blocked.status !== 'blocked') return null
  if (blocked.next.pathname !== back)
    return (
      <ConfirmDialog
        title={texts.leaveTitle}
        confirm={texts.leaveYes}
        onConfirm={async () => blocked.proceed()}
        onClose={blocked.reset}
      >
        <p>{texts.leave}</p>
      </ConfirmDialog>
    )
  const discard = () => {
    onDiscard()
    blocked.proceed()
  }
  return (
    <Dialog title={texts.discardTitle} onClose={blocked.reset}>
      <p>{texts.discard}</p>
      <div className={styles.actions}>
        <button type="button" className={button.secondary} onClick={blocked.reset}>
          {texts.stay}
        </button>
        <button type="button" className={button.danger} onClick={discard}>
          {texts.goBack}
        </button>
      </div>
    </Dialog>
  )
}
