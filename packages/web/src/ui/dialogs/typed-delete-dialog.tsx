import { settingsTexts as texts } from '@duologue/domain/messages/accounts/account-settings'
import { deleteWords, isDeleteForever } from '@duologue/domain/site/delete-forever'
import { useRef, useState } from 'react'
import { useSending } from '../feedback/use-sending'
import { TextField } from '../fields/text-field'
import { DialogForm } from './dialog-form'

/**
 * Asks for the typed words DELETE FOREVER, in any case, before something goes for good (site.md#deleting-for-good; the
 * refusal). `onDelete` settles when it is done; while it is on its way nothing can be pressed.
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
  const [isSending, send] = useSending()
  const isRight = isDeleteForever(typed)
  const submit = () => {
    setIsRefused(!isRight)
    if (isRight) send(onDelete)
    else field.current?.focus()
  }
  return (
    <DialogForm
      title={title}
      submit={texts.deleteForever}
      look="danger"
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{warning}</p>
      <TextField
        ref={field}
        label={texts.typeToDelete(deleteWords)}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        fault={isRefused && !isRight ? texts.mustType(deleteWords) : undefined}
        faultIsSentence
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </DialogForm>
  )
}
