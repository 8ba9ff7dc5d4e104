import type { SchoolClass } from '@duologue/contract/classes'
import { newClassLanguage } from '@duologue/domain/choices/class-languages'
import { classColors, classIcons } from '@duologue/domain/choices/class-looks'
import { classNameFault } from '@duologue/domain/classes/class-fields'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import { DialogForm } from '../ui/dialogs/dialog-form'
import { TextField } from '../ui/fields/text-field'
import { useForm } from '../ui/fields/use-form'
import { ClassLanguageField } from './class-language-field'

const anyLanguage = () => undefined

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
  const { field, form, isSending } = useForm({
    rules: { name: classNameFault, language: anyLanguage },
    values: { language: newClassLanguage },
    onSend: typed =>
      makeCall(
        client,
        async () => {
          const looks = { color: oneOf(classColors), icon: oneOf(classIcons) }
          const body = { ...typed, ...looks }
          await onCreated(await client.classes.createClass({ body }))
        },
        texts.created,
      ),
  })
  const name = field('name')
  return (
    <DialogForm
      title={texts.createTitle}
      submit={texts.createAction}
      isSending={isSending}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <TextField
        {...name}
        label={texts.name}
        placeholder={texts.nameExample}
        faultIsSentence={name.fault === classNameFault('')}
        autoComplete="off"
      />
      <ClassLanguageField {...field('language')} />
    </DialogForm>
  )
}
