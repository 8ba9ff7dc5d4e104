import type { Assignment } from '@duologue/contract/shapes/assignment'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog'
import { notify } from '../ui/feedback/notify'

/** Deletes the selected assignments, one call each (assignments.md#deleting). */
export function DeleteAssignmentsDialog({
  client,
  assignments,
  onDeleted,
  onClose,
}: {
  client: Client
  assignments: readonly Assignment[]
  onDeleted: () => Promise<void>
  onClose: () => void
}) {
  const remove = async () => {
    let isGone = true
    for (const { id } of assignments) {
      const call = () => client.assignments.deleteAssignment({ params: { id } })
      isGone = await makeCall(client, call)
      if (!isGone) break
    }
    if (isGone) notify('success', texts.deleted)
    await onDeleted()
  }
  return (
    <ConfirmDialog
      title={texts.deleteTitle(assignments.length)}
      confirm={texts.deleteAction}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{texts.deleteLead}</p>
    </ConfirmDialog>
  )
}
