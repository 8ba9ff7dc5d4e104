import { offeredOf } from '@duologue/domain/battle/battle-offer'
import type { BattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import type { PronunciationMode } from '@duologue/domain/choices/pronunciation-choices'
import type { RoundOffer } from '@duologue/domain/pronunciation/game/round-offer'
import { relaxedTiming } from '../../saved-here/battle-choices'
import { roundDifficulty, roundMode } from '../../saved-here/pronunciation-choices'

/** What is chosen for a round. */
export interface ChosenRound {
  readonly mode: PronunciationMode
  readonly difficulty: BattleDifficulty
  readonly relaxed: boolean
}

const chosenOf = (
  { modes, difficulties }: RoundOffer,
  mode: string,
  difficulty: string,
  relaxed: boolean,
): ChosenRound => ({
  mode: offeredOf(mode, modes, 'any') ?? 'any',
  difficulty: offeredOf(difficulty, difficulties, 'normal') ?? 'normal',
  relaxed,
})

/** What is chosen now, for a round that begins; what is kept here counts only where it is offered. */
export const chosenRound = (offer: RoundOffer): ChosenRound =>
  chosenOf(offer, roundMode.get(), roundDifficulty.get(), relaxedTiming.get())

/** What is chosen now, in a component. */
export const useChosenRound = (offer: RoundOffer): ChosenRound =>
  chosenOf(offer, roundMode.use(), roundDifficulty.use(), relaxedTiming.use())
