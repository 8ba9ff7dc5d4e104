import { battleModes } from '../../choices/battle-modes'
import { isActive } from '../player'
import type { Power } from './power'

/** Trueshot: nothing blocks the attack of this turn (battle.md#shield-and-trueshot). */
export const trueshot: Power = {
  modes: battleModes,
  type: 'cooldownTurns',
  cooldownTurnsMax: 3,
  lasts: 'turn',
  isUnblockable: true,
  isUsefulToComputer: ({ players }) => isActive(players[1], 'shield'),
}
