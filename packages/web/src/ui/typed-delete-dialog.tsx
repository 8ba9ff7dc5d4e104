import { settingsTexts as texts } from '@duologue/domain/messages/account-settings'
import { useRef, useState } from 'react'
import button from './button.module.css'
import { Dialog } from './dialog'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'
import styles from './typed-delete-dialog.module.css'

/**
 * Asks for the typed words DELETE FOREVER, in any case, before something goes for good (S1 section 2; the refusal: R1).
 * `onDelete` settles when it is done; while it is on its way nothing can be pressed.
 */
export function TypedDeleteDialog({
  title,
  warning,
  onDelete,
  onClose,
}: {
  title: string
  warning: string
  onDelete: () => Promise<unknown>
  onClose: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const isRight = typed.trim().toLowerCase() === texts.deleteWords.toLowerCase()
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    setIsRefused(!isRight)
    if (!isRight) return field.current?.focus()
    setIsSending(true)
    await onDelete()
    setIsSending(false)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{warning}</p>
      <form className={styles.form} noValidate onSubmit={event => void submit(event)}>
        <TextField
          ref={field}
          label={texts.typeToDelete(texts.deleteWords)}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          fault={isRefused && !isRight ? texts.mustType(texts.deleteWords) : undefined}
          faultIsSentence
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div className={styles.actions}>
          <button type="button" className={button.secondary} onClick={onClose}>
            {texts.cancel}
          </button>
          <SubmitButton isSending={isSending} look="danger">
            {texts.deleteForever}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
