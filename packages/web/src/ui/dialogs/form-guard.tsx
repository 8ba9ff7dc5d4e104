import { savingTexts as texts } from '@duologue/domain/messages/saving/saving'
import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from './confirm-dialog'

/**
 * Asks before a form is left with something typed in it that nobody keeps; the browser asks before its tab is closed. It
 * stands beside the form, not in it: it has a form of its own.
 */
export function FormGuard({ isTyped }: { isTyped: () => boolean }) {
  const blocked = useBlocker({
    shouldBlockFn: () => isTyped(),
    enableBeforeUnload: () => isTyped(),
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
      <p>{texts.formLead}</p>
    </ConfirmDialog>
  )
}
