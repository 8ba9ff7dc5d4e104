import {
  battleDifficulties,
  defaultBattleDifficulty,
} from '@duologue/domain/choices/battle-difficulties'
import { battleModes, defaultBattleMode } from '@duologue/domain/choices/battle-modes'
import { savedHere } from './saved-here'
import { oneOf, yesOrNo } from './tellings'

/** The mode of the last battle (S2 section 3: default mode). */
export const battleMode = savedHere('battle-mode', defaultBattleMode, oneOf(battleModes))

/** The difficulty of the last battle (S2 section 3: default difficulty). */
export const battleDifficulty = savedHere(
  'battle-difficulty',
  defaultBattleDifficulty,
  oneOf(battleDifficulties),
)

/** Whether battles are played without the answer clock (R4). */
export const relaxedTiming = savedHere('battle-relaxed', false, yesOrNo)

/** The one switch of the battle's sounds (look.md). */
export const battleSounds = savedHere('battle-sounds', true, yesOrNo)
