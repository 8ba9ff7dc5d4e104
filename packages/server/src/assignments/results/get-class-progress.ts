import type { assignments } from '@duologue/contract/assignments'
import { assignmentLimits } from '@duologue/domain/assignments/assignment-limits'
import { classOfTeacher, membersOf } from '../../classes/index'
import type { Handler } from '../../http/handlers'
import { playWeeks } from '../../plays/index'
import { assignmentsOfClass } from '../assignment-store'
import type { AssignmentsRoom } from '../assignments-room'

const day = 86_400_000

/** The Mondays of the last weeks, the oldest first, in UTC. */
function lastMondays(now: Date): Date[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const monday = today - ((now.getUTCDay() + 6) % 7) * day
  return Array.from(
    { length: assignmentLimits.weeks },
    (_, index) => new Date(monday - (assignmentLimits.weeks - 1 - index) * 7 * day),
  )
}

/** The class over time: who played how much and how much of it was right, week by week. */
export function getClassProgress({
  database,
  clock,
}: AssignmentsRoom): Handler<typeof assignments.getClassProgress> {
  return async ({ params }, { reader }) => {
    const { id } = await classOfTeacher(database, params.id, reader)
    const mondays = lastMondays(clock.now())
    const [rows, members] = await Promise.all([
      assignmentsOfClass(database, id),
      membersOf(database, id),
    ])
    const played = await playWeeks(database, {
      assignments: rows.map(row => row.id),
      students: members.map(({ student }) => student),
      since: mondays[0] ?? clock.now(),
    })
    const byWeek = new Map(played.map(one => [one.week, one]))
    return {
      weeks: mondays.map(monday => {
        const week = monday.toISOString().slice(0, 10)
        const { students = 0, plays = 0, asked = 0, right = 0 } = byWeek.get(week) ?? {}
        return { week, students, plays, right: asked ? Math.round((100 * right) / asked) : null }
      }),
    }
  }
}
