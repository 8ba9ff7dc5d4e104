import { isLate } from '@duologue/domain/assignments/assignment-status'
import type { Requirement } from '@duologue/domain/choices/assignment-choices'
import { classById } from '../../classes/index'
import type { Queries } from '../../database/connect'
import { type PlayMarks, playMarks } from '../../plays/index'
import { noteCompletions } from '../assignment-store'
import type { AssignmentRow } from '../assignment-table'
import type { AssignmentsRoom } from '../assignments-room'

/**
 * When a requirement was first met by a play that counts for cards: a told one never does
 * (assignments.md#changed-assignments-pay).
 */
const countedAt: Record<Requirement, (marks: PlayMarks) => Date | null> = {
  play: marks => marks.firstCounted,
  score: marks => marks.firstReached,
  win: marks => marks.firstWin,
}

/**
 * Notes which of these students have met an assignment as it is now, and tells the other rooms what is news: whoever
 * meets it for the first time, and whoever was late and is on time since the date due or the requirement changed. What
 * was noted before is never taken back. The transaction has locked the assignment.
 */
export async function settle(
  room: AssignmentsRoom,
  transaction: Queries,
  row: AssignmentRow,
  students: readonly string[],
): Promise<void> {
  const { id: assignment, title, class: classId, requirement, dateDue } = row
  const [marks, found] = await Promise.all([
    playMarks(transaction, { assignments: [row], students }),
    classById(transaction, classId),
  ])
  const met = marks.flatMap(one => {
    const completedAt = countedAt[requirement](one)
    if (completedAt === null) return []
    const isOnTime = !isLate(completedAt.getTime(), dateDue.getTime())
    return [{ assignment, student: one.student, isOnTime, completedAt }]
  })
  const news = await noteCompletions(transaction, met)
  if (found)
    for (const { student, isOnTime: onTime } of news)
      for (const hear of room.onCompleted)
        await hear(transaction, {
          assignment,
          title,
          class: classId,
          teacher: found.teacher,
          student,
          onTime,
        })
  await room.onMarked(transaction, row, marks)
}
