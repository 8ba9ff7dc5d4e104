import type { AssignmentStatus } from './assignment-status'

/** The groups in which a student finds assignments, in their order (assignments.md#tables). */
export const agendaGroups = ['toDo', 'done', 'missed'] as const

export type AgendaGroup = (typeof agendaGroups)[number]

const groupOf: Readonly<Record<AssignmentStatus, AgendaGroup>> = {
  open: 'toDo',
  done: 'done',
  late: 'done',
  missed: 'missed',
}

/**
 * A student's assignments by what there is to do: what is due next stands first, and of what is done or missed the
 * latest. Groups with nothing in them are left out; what is due at the same moment keeps its order.
 *
 * @param of how an assignment stands, and the moment it is due in milliseconds.
 */
export function agenda<One>(
  assignments: readonly One[],
  of: (assignment: One) => { status: AssignmentStatus; dueAt: number },
): { group: AgendaGroup; assignments: One[] }[] {
  const dueAt = (assignment: One) => of(assignment).dueAt
  return agendaGroups
    .map(group => {
      const own = assignments.filter(one => groupOf[of(one).status] === group)
      const sooner = own.toSorted((a, b) => dueAt(a) - dueAt(b))
      const later = own.toSorted((a, b) => dueAt(b) - dueAt(a))
      return { group, assignments: group === 'toDo' ? sooner : later }
    })
    .filter(({ assignments: own }) => own.length > 0)
}
