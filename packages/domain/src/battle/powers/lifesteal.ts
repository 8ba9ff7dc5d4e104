import { battleModes } from '../../choices/battle-modes'
import type { Power } from './power'

/** Lifesteal: heals half of the damage that the attack of this turn deals (battle.md#power-effects). */
export const lifesteal: Power = {
  modes: battleModes,
  type: 'cooldownTurns',
  cooldownTurnsMax: 4,
  lasts: 'turn',
  heals: 0.5,
  isUsefulToComputer: ({ players }) => players[2].currentHealth < players[2].maxHealth,
}
