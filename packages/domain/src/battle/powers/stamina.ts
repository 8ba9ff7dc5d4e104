import { battleModes } from '../../choices/battle-modes'
import type { Power } from './power'

/** Stamina: 75 extra health, for 275 in all (battle.md#powers). */
export const stamina: Power = {
  modes: battleModes,
  type: 'passive',
  lasts: 'always',
  addsHealth: 75,
  isUsefulToComputer: () => true,
}
