import type { Question } from '@duologue/domain/pronunciation/game/deal-round'
import type { Round } from '@duologue/domain/pronunciation/game/round'

/** What is told of a choice: right, tried and wrong, or neither of both. */
export type ChoiceMark = 'right' | 'wrong' | 'other'

/**
 * The mark of a choice; null while it can still be chosen. The right one is told in the feedback alone.
 *
 * @param place its place among the choices.
 */
export function choiceMark(round: Round, question: Question, place: number): ChoiceMark | null {
  if (round.tried.includes(place)) return 'wrong'
  if (round.state !== 'feedback') return null
  return question.choices[place] === question.item ? 'right' : 'other'
}
