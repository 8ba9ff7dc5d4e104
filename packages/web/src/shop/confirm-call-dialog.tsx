import type { Client } from '../api/client'
import { DialogForm } from '../ui/dialogs/dialog-form'
import { useShopCall } from './use-shop-call'

/** Asks before a call of the store that needs nothing more to be said. */
export function ConfirmCallDialog({
  client,
  title,
  confirm,
  warning,
  success,
  about,
  make,
  onClose,
}: {
  client: Client
  title: string
  confirm: string
  warning: string
  success: string
  /** All that makes this call what it is. */
  about: string
  make: (key: string) => Promise<unknown>
  onClose: () => void
}) {
  const [isSending, call] = useShopCall(client)
  return (
    <DialogForm
      title={title}
      submit={confirm}
      isSending={isSending}
      onSubmit={() => call(about, make, success, onClose)}
      onClose={onClose}
    >
      <p>{warning}</p>
    </DialogForm>
  )
}
