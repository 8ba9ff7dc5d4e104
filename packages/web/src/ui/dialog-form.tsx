import { shell } from '@duologue/domain/messages/shell'
import type { FormEvent, ReactNode } from 'react'
import button from './button.module.css'
import { Dialog } from './dialog'
import styles from './dialog-form.module.css'
import { SubmitButton } from './submit-button'

/** A form in a dialog, with Cancel and the button that sends it. */
export function DialogForm({
  title,
  submit,
  look = 'primary',
  isSending,
  onSubmit,
  onClose,
  children,
}: {
  title: string
  submit: string
  look?: 'primary' | 'danger'
  isSending: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!isSending) onSubmit(event)
        }}
      >
        {children}
        <div className={styles.actions}>
          <button type="button" className={button.secondary} onClick={onClose}>
            {shell.cancel}
          </button>
          <SubmitButton isSending={isSending} look={look}>
            {submit}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
