import type { Assignment } from '@duologue/contract/shapes/assignment'
import { type AssignedThings, titleOf } from './assigned-things'
import type { AssignmentRow } from './assignment-table'

/** An assignment as all members of its class see it; what hangs on the reader is added to it. */
export function assignmentView(row: AssignmentRow, things: AssignedThings): Assignment {
  const { conversation, pronunciationList, requiredScore } = row
  const list = things.lists.get(pronunciationList ?? '')
  return {
    id: row.id,
    classes: [row.class],
    conversation:
      conversation === null
        ? null
        : {
            id: conversation,
            title: titleOf(row, things),
            isDeleted: !things.titles.has(conversation),
          },
    pronunciationList:
      pronunciationList === null
        ? null
        : {
            id: pronunciationList,
            shortid: list?.shortid ?? pronunciationList,
            title: titleOf(row, things),
            isDeleted: list?.isDeleted ?? true,
          },
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
