import { songDialogTexts as texts } from '@duologue/domain/messages/songs/song-dialogs'
import { useRef, useState } from 'react'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { useSending } from '../../ui/feedback/use-sending'
import { TextField } from '../../ui/fields/text-field'

/** Asks for the song's exact title, typed and not pasted, before it goes for good (songs.md#delete-a-song). */
export function DeleteSongDialog({
  title,
  onDelete,
  onClose,
}: {
  title: string
  onDelete: () => Promise<unknown>
  onClose: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const [isSending, send] = useSending()
  const isRight = typed === title
  const submit = () => {
    setIsRefused(!isRight)
    if (isRight) send(onDelete)
    else field.current?.focus()
  }
  const refuse = (event: React.SyntheticEvent) => event.preventDefault()
  return (
    <DialogForm
      title={texts.deleteTitle}
      submit={texts.deleteYes}
      look="danger"
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{texts.deleteLead}</p>
      <TextField
        ref={field}
        label={texts.typeTitle(title)}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onPaste={refuse}
        onDrop={refuse}
        fault={isRefused && !isRight ? texts.titleMismatch : undefined}
        faultIsSentence
        autoComplete="off"
        spellCheck={false}
      />
    </DialogForm>
  )
}
