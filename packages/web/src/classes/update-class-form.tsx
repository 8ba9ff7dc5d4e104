import type { SchoolClass } from '@duologue/contract/classes'
import { classScores } from '@duologue/domain/choices/class-scores'
import { classNameFault } from '@duologue/domain/classes/class-fields'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { Client } from '../api/client'
import { refreshUser } from '../session/get-me'
import { makeCall } from '../session/make-call'
import { whenRefused } from '../session/when-refused'
import { useSending } from '../ui/feedback/use-sending'
import { FormGuard } from '../ui/fields/form-guard'
import { SelectField } from '../ui/fields/select-field'
import { SubmitButton } from '../ui/fields/submit-button'
import { TextField } from '../ui/fields/text-field'
import { Toggle } from '../ui/fields/toggle'
import { ClassLanguageField } from './class-language-field'
import { classQuery } from './get-class-query'

/**
 * What can be changed of a class: its name, its language, what it shows of scores, who may join (classes.md#settings).
 */
export function ClassSettingsForm({ client, found }: { client: Client; found: SchoolClass }) {
  const queryClient = useQueryClient()
  const nameField = useRef<HTMLInputElement>(null)
  const { name, language, scores, isOpen = true } = found
  const stored = { name, language, scores, isOpen }
  const [change, setChange] = useState(stored)
  const [isSending, send] = useSending()
  const isTyped = () => {
    const fields = ['name', 'language', 'scores', 'isOpen'] as const
    return !isSending && fields.some(field => change[field] !== stored[field])
  }
  const fault = classNameFault(change.name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fault !== undefined) return nameField.current?.focus()
    send(() =>
      makeCall(
        client,
        async () => {
          const { id, teacher } = found
          await client.classes
            .updateClass({ params: { id }, body: change })
            .catch(whenRefused(() => setChange({ ...stored, name: change.name })))
          await queryClient.invalidateQueries(classQuery(client, id, teacher.id))
          await refreshUser(client)
        },
        texts.edited,
      ),
    )
  }
  return (
    <>
      <form noValidate onSubmit={submit}>
        <TextField
          ref={nameField}
          label={texts.name}
          value={change.name}
          onChange={event => setChange({ ...change, name: event.target.value })}
          fault={fault}
          faultIsSentence={change.name.trim() === ''}
          autoComplete="off"
        />
        <ClassLanguageField
          value={change.language}
          onChange={language => setChange({ ...change, language })}
        />
        <SelectField
          label={texts.scores}
          note={texts.scoresLead}
          value={change.scores}
          onChange={event => {
            const scores = classScores.find(each => each === event.target.value)
            if (scores) setChange({ ...change, scores })
          }}
        >
          {classScores.map(setting => (
            <option key={setting} value={setting}>
              {texts.scoreSettings[setting]}
            </option>
          ))}
        </SelectField>
        <p>
          <Toggle
            label={texts.isOpen}
            isOn={change.isOpen}
            onChange={isOpen => setChange({ ...change, isOpen })}
          />
        </p>
        <SubmitButton isSending={isSending}>{texts.save}</SubmitButton>
      </form>
      <FormGuard isTyped={isTyped} />
    </>
  )
}
