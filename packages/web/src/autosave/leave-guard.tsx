import { savingTexts as texts } from '@duologue/domain/messages/saving/saving'
import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog'

/**
 * Keeps a page from being left with changes that are not stored: they are sent first, and if that fails it is asked.
 * `save` answers whether all is stored.
 */
export function LeaveGuard({
  isDirty,
  save,
}: {
  isDirty: () => boolean
  save: () => Promise<boolean>
}) {
  const blocked = useBlocker({
    shouldBlockFn: async () => isDirty() && !(await save()),
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  if (blocked.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title={texts.leaveTitle}
      confirm={texts.leave}
      onConfirm={async () => blocked.proceed()}
      onClose={blocked.reset}
    >
      <p>{texts.leaveLead}</p>
    </ConfirmDialog>
  )
}
