import type { ClassStudent, SchoolClass } from '@duologue/contract/classes'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { commas } from '@duologue/domain/messages/joined'
import { useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import { ownKey } from '../../session/session-watch'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { classesKey } from '../classes-key'

/** So many are named before they are only counted. */
const mostNamed = 3

/** Asks before students are removed; one call each (classes.md#students). */
export function RemoveStudentsDialog({
  client,
  found,
  students,
  onClose,
}: {
  client: Client
  found: SchoolClass
  students: readonly ClassStudent[]
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const named = students.slice(0, mostNamed).map(({ fullName }) => fullName)
  const more = students.length - named.length
  const names = commas([...named, ...(more > 0 ? [texts.removeMore(more)] : [])])
  const removeOne = async (student: string) => {
    try {
      await client.classes.removeStudent({ params: { id: found.id, student } })
    } catch (error) {
      // Whoever is gone already need not be removed.
      if (!(error instanceof CallFailed && error.code === 'student-not-found')) throw error
    }
  }
  const remove = async () => {
    const isDone = await makeCall(
      client,
      async () => {
        for (const { id } of students) await removeOne(id)
      },
      texts.removed,
    )
    await queryClient.invalidateQueries({ queryKey: [ownKey, classesKey] })
    if (isDone) onClose()
  }
  return (
    <ConfirmDialog
      title={texts.removeTitle(students.length)}
      confirm={texts.removeAction}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{texts.removeLead(names)}</p>
    </ConfirmDialog>
  )
}
