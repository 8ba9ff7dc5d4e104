import { type BattleOffer, offeredOf } from '@duologue/domain/battle/battle-offer'
import { powersForMode } from '@duologue/domain/battle/powers/choose-powers'
import type { BattleSettings } from '@duologue/domain/battle/set-up-battle'
import { defaultBattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import { type BattleMode, defaultBattleMode } from '@duologue/domain/choices/battle-modes'
import {
  battleDifficulty,
  battleMode,
  gamePowers,
  relaxedTiming,
} from '../../saved-here/battle-choices'

/** What the settings of a battle offer here. */
export type OfferedHere = BattleOffer & {
  /** Two-letter code of the language that is spoken. */
  readonly language?: string
}

const modeOf = (wanted: string, { modes }: OfferedHere): BattleMode =>
  offeredOf(wanted, modes, defaultBattleMode) ?? defaultBattleMode

const difficultyOf = (wanted: string, { difficulties }: OfferedHere) =>
  offeredOf(wanted, difficulties, defaultBattleDifficulty) ?? defaultBattleDifficulty

/** What is chosen now, for a battle that begins; what is kept here counts only where it is offered. */
export function chosenSettings(offer: OfferedHere): BattleSettings {
  const mode = modeOf(battleMode.get(), offer)
  return {
    mode,
    difficulty: difficultyOf(battleDifficulty.get(), offer),
    relaxed: relaxedTiming.get(),
    powers: powersForMode(gamePowers.get(), mode),
  }
}

/** What is chosen now, in a component. */
export function useChosen(offer: OfferedHere) {
  const mode = modeOf(battleMode.use(), offer)
  const difficulty = difficultyOf(battleDifficulty.use(), offer)
  return { mode, difficulty, relaxed: relaxedTiming.use() }
}
