import type { Assignment } from '@duologue/contract/assignment'
import type { AssignmentRow } from './assignment-table'

/** What is known of assigned conversations by their ids: the title as it is now; one that is gone is missing. */
export type Titles = ReadonlyMap<string, string>

/** An assignment as all members of its class see it; what hangs on the reader is added to it. */
export function assignmentView(row: AssignmentRow, titles: Titles): Assignment {
  const { conversation, pronunciationList, requiredScore } = row
  return {
    id: row.id,
    classes: [row.class],
    conversation:
      conversation === null
        ? null
        : {
            id: conversation,
            title: titles.get(conversation) ?? row.title,
            isDeleted: !titles.has(conversation),
          },
    pronunciationList:
      pronunciationList === null ? null : { shortid: pronunciationList, title: row.title },
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
