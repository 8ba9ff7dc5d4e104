import type { Turn } from '@duologue/domain/battle/turn'

/** How a choice is marked once the turn is answered: the right one, the chosen wrong one, or neither. */
export type AnswerMark = 'right' | 'wrong' | 'other'

/** The mark of a choice; null as long as the turn waits for its answer. */
export function markOf({ moment, lineId }: Turn, choice: string): AnswerMark | null {
  if (moment.state === 'start' || moment.state === 'answer') return null
  if (choice === lineId) return 'right'
  return choice === moment.answer.choice ? 'wrong' : 'other'
}
