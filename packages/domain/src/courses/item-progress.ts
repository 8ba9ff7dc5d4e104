import { isStepDone } from '../days/next-step'

/** How far somebody has come with a part of an item (courses.md#progress). */
export const courseMarks = ['empty', 'half', 'full'] as const

export type CourseMark = (typeof courseMarks)[number]

/** What somebody has done with a conversation: lines it has, were said or written, can be said; whether a duel ended. */
export interface ConversationDone {
  readonly lines: number
  readonly learnt: number
  readonly canSay: number
  readonly isPlayed: boolean
}

/** The three marks of a conversation, whether it is done, and whether it is kept. */
export interface ConversationMarks {
  readonly learn: CourseMark
  readonly duel: CourseMark
  readonly say: CourseMark
  readonly isDone: boolean
  readonly isKept: boolean
}

/** The mark of a list, and whether it is done. */
export interface ListMarks {
  readonly round: CourseMark
  readonly isDone: boolean
}

/** From which share of the lines of a conversation on it is kept, in percent. */
const keptFrom = 80

const markOf = (isDone: boolean, isBegun: boolean): CourseMark =>
  isDone ? 'full' : isBegun ? 'half' : 'empty'

/**
 * The marks of a conversation (courses.md#progress): Learn by lines that were answered, Duel by one that came to its end,
 * Say by lines that can be said. It is done with Learn and Duel, and kept while four of five of its lines can be said.
 */
export function conversationMarks(done: ConversationDone): ConversationMarks {
  const { lines, learnt, canSay, isPlayed } = done
  const hasLines = lines > 0
  const learn = markOf(hasLines && isStepDone('learn', learnt, lines), learnt > 0)
  return {
    learn,
    duel: markOf(isPlayed, false),
    say: markOf(hasLines && isStepDone('say', canSay, lines), canSay > 0),
    isDone: learn === 'full' && isPlayed,
    isKept: hasLines && canSay * 100 >= lines * keptFrom,
  }
}

/** The mark of a list (courses.md#progress): done by one round that was half right at the first try. */
export const listMarks = (round: 'none' | 'played' | 'done'): ListMarks => ({
  round: markOf(round === 'done', round === 'played'),
  isDone: round === 'done',
})
