import {
  battleDifficulties,
  defaultBattleDifficulty,
} from '@duologue/domain/choices/battle-difficulties'
import { battleModes, defaultBattleMode } from '@duologue/domain/choices/battle-modes'
import { type PowerName, powerNames } from '@duologue/domain/choices/battle-powers'
import { savedHere, type Telling } from './saved-here'
import { oneOf, texts, yesOrNo } from './tellings'

/** The mode of the last battle (battle.md#settings: default mode). */
export const battleMode = savedHere('battle-mode', defaultBattleMode, oneOf(battleModes))

/** The difficulty of the last battle (battle.md#settings: default difficulty). */
export const battleDifficulty = savedHere(
  'battle-difficulty',
  defaultBattleDifficulty,
  oneOf(battleDifficulties),
)

/** Powers as a list of their names; unknown names in it are left out. */
const powerList: Telling<readonly PowerName[]> = {
  read: text => texts.read(text)?.flatMap(told => powerNames.find(name => name === told) ?? []),
  write: texts.write,
}

/** The chosen powers (battle.md#settings: gamePowers); empty until some are chosen. */
export const gamePowers = savedHere('gamePowers', [], powerList)

/** Whether battles are played without the answer clock (battle.md#relaxed-timing). */
export const relaxedTiming = savedHere('battle-relaxed', false, yesOrNo)

/** Whether the tutorial is shown before a battle (battle.md#tutorial: tutorial preference); on by default. */
export const tutorialShown = savedHere('tutorial', true, yesOrNo)

/** Whether the answer clock shows the damage on offer (battle.md#damage-on-offer). */
export const offerShown = savedHere('battle-offer', true, yesOrNo)

/** The one switch of the battle's sounds (site.md#motion). */
export const battleSounds = savedHere('battle-sounds', true, yesOrNo)
