import type { SchoolClass } from '@duologue/contract/classes'
import { newClassLanguage } from '@duologue/domain/choices/class-languages'
import { classColors, classIcons } from '@duologue/domain/choices/class-looks'
import { classNameFault } from '@duologue/domain/classes/class-fields'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { useRef, useState } from 'react'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import { DialogForm } from '../ui/dialogs/dialog-form'
import { useSending } from '../ui/feedback/use-sending'
import { TextField } from '../ui/fields/text-field'
import { ClassLanguageField } from './class-language-field'

function oneOf<T>(choices: readonly T[]): T | undefined {
  const [chance = 0] = crypto.getRandomValues(new Uint8Array(1))
  return choices[chance % choices.length]
}

/** Asks for name and language of a new class; its colour and icon are random (classes.md#creating). */
export function CreateClassDialog({
  client,
  onCreated,
  onClose,
}: {
  client: Client
  onCreated: (made: SchoolClass) => Promise<void>
  onClose: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [language, setLanguage] = useState(newClassLanguage)
  const [isTried, setIsTried] = useState(false)
  const [isSending, send] = useSending()
  const fault = classNameFault(name)
  const submit = () => {
    setIsTried(true)
    if (fault !== undefined) return field.current?.focus()
    send(() =>
      makeCall(
        client,
        async () => {
          const looks = { color: oneOf(classColors), icon: oneOf(classIcons) }
          const body = { name, ...looks, language }
          await onCreated(await client.classes.createClass({ body }))
        },
        texts.created,
      ),
    )
  }
  return (
    <DialogForm
      title={texts.createTitle}
      submit={texts.createAction}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        ref={field}
        label={texts.name}
        value={name}
        onChange={event => setName(event.target.value)}
        placeholder={texts.nameExample}
        fault={isTried ? fault : undefined}
        faultIsSentence={name.trim() === ''}
        autoComplete="off"
      />
      <ClassLanguageField value={language} onChange={setLanguage} />
    </DialogForm>
  )
}
