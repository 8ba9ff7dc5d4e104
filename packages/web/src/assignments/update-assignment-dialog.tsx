import type { Assignment } from '@duologue/contract/shapes/assignment'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { type FormEvent, useState } from 'react'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import { whenRefused } from '../session/when-refused'
import { DialogForm } from '../ui/dialogs/dialog-form'
import { notify } from '../ui/feedback/notify'
import { useSending } from '../ui/feedback/use-sending'
import { readWishes } from './assign/read-wishes'
import { useSongWins } from './assign/use-song-wins'
import { WishFields } from './assign/wish-fields'

/** Changes mode, difficulty and requirement of an assignment (assignments.md#changing). */
export function UpdateAssignmentDialog({
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
  const [scoreFault, setScoreFault] = useState<string>()
  const [refusals, setRefusals] = useState(0)
  const [isSending, send] = useSending()
  const winsOf = useSongWins(client, assignment.song?.isAvailable ? assignment.song.id : null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { fault, wishes } = readWishes(new FormData(event.currentTarget), assignment.activity)
    setScoreFault(fault)
    if (fault) return
    const { mode, difficulty, requirement, completion_score = null } = wishes
    const isSame =
      mode === assignment.mode &&
      difficulty === assignment.difficulty &&
      requirement === assignment.requirement &&
      completion_score === assignment.requiredScore
    if (isSame) {
      notify('info', texts.settingsSame)
      return onClose()
    }
    send(async () => {
      const params = { id: assignment.id }
      const call = () =>
        client.assignments
          .updateAssignment({ params, body: wishes })
          .catch(whenRefused(() => setRefusals(refusals + 1)))
      if (await makeCall(client, call, texts.updated)) await onChanged()
    })
  }
  return (
    <DialogForm
      title={texts.changeSettings}
      submit={texts.save}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <WishFields
        key={refusals}
        activity={assignment.activity}
        winsOf={winsOf}
        before={assignment}
        scoreFault={scoreFault}
      />
    </DialogForm>
  )
}
