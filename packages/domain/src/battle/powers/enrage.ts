import { battleModes } from '../../choices/battle-modes'
import { drawInteger } from '../random'
import type { Power } from './power'

/** Enrage: every attack deals 5 to 10 more damage (battle.md#powers). */
export const enrage: Power = {
  modes: battleModes,
  type: 'passive',
  lasts: 'always',
  adds: draw => drawInteger(5, 10, draw),
  isUsefulToComputer: () => true,
}
