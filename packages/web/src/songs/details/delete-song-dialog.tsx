import { songDialogTexts as texts } from '@duologue/domain/messages/songs/song-dialogs'
import { useRef, useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { useSending } from '../../ui/feedback/use-sending'
import { TextField } from '../../ui/fields/text-field'

/** Asks for the song's exact title, typed and not pasted, before it goes for good (songs.md#delete-a-song). */
export function DeleteSongDialog({
  client,
  song,
  onDeleted,
  onClose,
}: {
  client: Client
  song: { id: string; title: string }
  onDeleted: () => Promise<void>
  onClose: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const [isSending, send] = useSending()
  const isRight = typed === song.title
  const deleteSong = async () => {
    const params = { id: song.id }
    if (await makeCall(client, () => client.songs.deleteSong({ params }))) await onDeleted()
  }
  const submit = () => {
    setIsRefused(!isRight)
    if (isRight) send(deleteSong)
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
        label={texts.typeTitle(song.title)}
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
