import { shell } from '@duologue/domain/messages/site/shell'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import button from '../button.module.css'
import { SubmitButton } from '../fields/submit-button'
import { Dialog } from './dialog'
import styles from './dialog-form.module.css'

const fields = ':is(input:not([readonly]), select, textarea):enabled'

/** A form in a dialog, with Cancel and the button that sends it; its first field has the focus. */
export function DialogForm({
  title,
  submit,
  look = 'primary',
  isSending,
  isReady = true,
  onSubmit,
  onClose,
  children,
}: {
  title: string
  submit: string
  look?: 'primary' | 'danger'
  isSending: boolean
  /** False while there is nothing yet to send. */
  isReady?: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>(fields)?.focus(), [])
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!isSending && isReady) onSubmit(event)
        }}
      >
        {children}
        <div className={styles.actions}>
          <button type="button" className={button.secondary} onClick={onClose}>
            {shell.cancel}
          </button>
          <SubmitButton isSending={isSending} isReady={isReady} look={look}>
            {submit}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
