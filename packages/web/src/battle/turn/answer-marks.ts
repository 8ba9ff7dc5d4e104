import type { Turn } from '@duologue/domain/battle/turn/turn'

/**
 * How a choice is marked once the turn is answered: the right one, a chosen wrong one, or neither;
 * a choice that a power removed is gone before.
 */
export type AnswerMark = 'right' | 'wrong' | 'other' | 'gone'

/** The mark of a choice; null as long as the turn waits for its answer and the choice can be made. */
export function markOf(
  { moment, lineId, tried, removed }: Turn,
  choice: string,
): AnswerMark | null {
  if (removed.includes(choice)) return 'gone'
  if (tried.includes(choice)) return 'wrong'
  if (moment.state === 'start' || moment.state === 'answer') return null
  if (choice === lineId) return 'right'
  return choice === moment.answer.choice ? 'wrong' : 'other'
}
