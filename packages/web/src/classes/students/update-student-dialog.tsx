import type { ClassStudent, SchoolClass } from '@duologue/contract/classes'
import { extraTimes } from '@duologue/domain/choices/extra-time'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import { ownKey } from '../../session/session-watch'
import { whenRefused } from '../../session/when-refused'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { useSending } from '../../ui/feedback/use-sending'
import { SelectField } from '../../ui/fields/select-field'
import { Toggle } from '../../ui/fields/toggle'
import { classesKey } from '../classes-key'

/** What one student is allowed in games of the class; nobody but the teacher learns of it (classes.md#allowances). */
export function UpdateStudentDialog({
  client,
  found,
  student,
  onClose,
}: {
  client: Client
  found: SchoolClass
  student: ClassStudent
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const [allowances, setAllowances] = useState(student.allowances)
  const [isSending, send] = useSending()
  const save = () =>
    send(() =>
      makeCall(
        client,
        async () => {
          const params = { id: found.id, student: student.id }
          await client.classes
            .updateStudent({ params, body: allowances })
            .catch(whenRefused(() => setAllowances(student.allowances)))
          await queryClient.invalidateQueries({ queryKey: [ownKey, classesKey] })
          onClose()
        },
        texts.allowancesSaved,
      ),
    )
  const chooseTime = (value: string) => {
    const extraTime = extraTimes.find(factor => String(factor) === value)
    if (extraTime) setAllowances({ ...allowances, extraTime })
  }
  return (
    <DialogForm
      title={texts.allowancesOf(student.fullName)}
      submit={texts.save}
      isSending={isSending}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{texts.allowancesLead}</p>
      <SelectField
        label={texts.extraTime}
        value={allowances.extraTime}
        onChange={event => chooseTime(event.target.value)}
      >
        {extraTimes.map(factor => (
          <option key={factor} value={factor}>
            {texts.extraTimes(factor)}
          </option>
        ))}
      </SelectField>
      <Toggle
        label={texts.relaxed}
        isOn={allowances.relaxed}
        onChange={relaxed => setAllowances({ ...allowances, relaxed })}
      />
    </DialogForm>
  )
}
