import type { Assignment } from '@duologue/contract/shapes/assignment'
import { dayOf } from '@duologue/domain/assignments/due-date'
import { dueFault } from '@duologue/domain/assignments/due-fault'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { useState } from 'react'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import { DialogForm } from '../ui/dialogs/dialog-form'
import { notify } from '../ui/feedback/notify'
import { useSending } from '../ui/feedback/use-sending'
import { DateField } from './assign/date-field'
import { typedIn } from './assign/read-wishes'

/** Changes the day that an assignment is due, in the time zone in which it was set (assignments.md#changing). */
export function ChangeDateDialog({
  client,
  assignment,
  onChanged,
  onClose,
}: {
  client: Client
  assignment: Assignment
  onChanged: () => Promise<void>
  onClose: () => void
}) {
  const { id, timeZone } = assignment
  const before = dayOf(Date.parse(assignment.dateDue), timeZone)
  const [fault, setFault] = useState<string>()
  const [isSending, send] = useSending()
  const change = (dateDue: string) => {
    if (dateDue === before) {
      notify('info', texts.dateSame)
      return onClose()
    }
    const wrong = dueFault(dateDue, timeZone, Date.now())
    setFault(wrong)
    if (wrong) return
    send(async () => {
      const body = { dateDue, timeZone }
      const call = () => client.assignments.updateAssignment({ params: { id }, body })
      if (await makeCall(client, call, texts.dateChanged)) await onChanged()
    })
  }
  return (
    <DialogForm
      title={texts.changeDate}
      submit={texts.save}
      isSending={isSending}
      onSubmit={event => change(typedIn(new FormData(event.currentTarget), 'dateDue'))}
      onClose={onClose}
    >
      <DateField day={before} timeZone={timeZone} fault={fault} />
    </DialogForm>
  )
}
