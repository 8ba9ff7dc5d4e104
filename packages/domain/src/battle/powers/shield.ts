import { battleModes } from '../../choices/battle-modes'
import type { Power } from './power'

/** Shield: blocks the whole next attack of the opponent, whenever it comes (battle.md#shield-and-trueshot). */
export const shield: Power = {
  modes: battleModes,
  type: 'cooldownTurns',
  cooldownTurnsMax: 3,
  lasts: 'untilAttacked',
  blocks: true,
  isUsefulToComputer: () => true,
}
