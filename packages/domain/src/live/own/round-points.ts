import type { BattleDifficulty } from '../../choices/battle-difficulties'
import type { Round } from '../../pronunciation/game/round'
import { pronunciationGrades } from '../../pronunciation/pronunciation-limits'

/** The points of the right answers of a round until now. */
export const roundPoints = ({ answers }: Round, difficulty: BattleDifficulty): number =>
  answers.filter(({ isRight }) => isRight).length * pronunciationGrades[difficulty].points
