import { battleModes } from '../../choices/battle-modes'
import type { Power } from './power'

/** Critical Strike: the attack of this turn deals double damage (battle.md#powers). */
export const criticalStrike: Power = {
  modes: battleModes,
  type: 'cooldownTurns',
  cooldownTurnsMax: 3,
  lasts: 'turn',
  multiplies: 2,
  isUsefulToComputer: () => true,
}
