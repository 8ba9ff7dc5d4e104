import type { ReactNode } from 'react'
import { useSending } from '../feedback/use-sending'
import { DialogForm } from './dialog-form'

/** Asks before something is done; `onConfirm` settles when it is done, and the asker closes the dialog. */
export function ConfirmDialog({
  title,
  confirm,
  look = 'danger',
  onConfirm,
  onClose,
  children,
}: {
  title: string
  confirm: string
  look?: 'primary' | 'danger'
  onConfirm: () => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}) {
  const [isSending, send] = useSending()
  return (
    <DialogForm
      title={title}
      submit={confirm}
      look={look}
      isSending={isSending}
      onSubmit={() => send(onConfirm)}
      onClose={onClose}
    >
      {children}
    </DialogForm>
  )
}
