import { pronunciationGrades } from '../pronunciation-limits'
import type { Round } from './round'
import type { RoundSetup } from './round-setup'

/** What a round has come to; only the first try at a question counts (pronunciation.md#result). */
export interface RoundResult {
  readonly score: number
  readonly isWinner: boolean
  /** Questions that were right at the first try, and how many the round asks. */
  readonly right: number
  readonly asked: number
  /** The ids of the items that were missed. */
  readonly missed: readonly string[]
}

/** The result of a round as it stands: 10 points times 1, 2 or 4 a question, won with 50, 75 or 100 percent. */
export function resultOf(setup: RoundSetup, { questions, answers }: Round): RoundResult {
  const { points, passMark } = pronunciationGrades[setup.difficulty]
  const asked = questions.filter(({ isScored }) => isScored).length
  const right = answers.filter(({ isRight }) => isRight).length
  return {
    score: right * points,
    isWinner: asked > 0 && right * 100 >= passMark * asked,
    right,
    asked,
    missed: answers.filter(({ isRight }) => !isRight).map(({ item }) => item),
  }
}
