import type { Assignment } from '@duologue/contract/shapes/assignment'
import { thingIn } from '../thing-columns'
import { nameFor, type ThingNames } from './assigned-names'
import type { AssignmentRow } from './assignment-table'

/** An assignment as all members of its class see it; what hangs on the reader is added to it. */
export function assignmentView(row: AssignmentRow, names: ThingNames): Assignment {
  const { requiredScore } = row
  const thing = thingIn(row)
  const { shortid, isHidden, ...name } = nameFor(row, names)
  return {
    id: row.id,
    classes: [row.class],
    conversation: thing?.kind === 'conversation' ? name : null,
    pronunciationList: thing?.kind === 'pronunciationList' ? { ...name, shortid } : null,
    song: thing?.kind === 'song' ? { ...name, isAvailable: !isHidden && !name.isDeleted } : null,
    activity: row.activity,
    type: 'conversationGame',
    mode: row.mode,
    difficulty: row.difficulty,
    requirement: row.requirement,
    requiredScore,
    completion_score: requiredScore,
    dateDue: row.dateDue.toISOString(),
    timeZone: row.timeZone,
    createdAt: row.createdAt.toISOString(),
  }
}
