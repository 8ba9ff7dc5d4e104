import { battleModes } from '../../choices/battle-modes'
import type { Power } from './power'

/** Conviction: wrong answers do no damage (battle.md#powers). */
export const conviction: Power = {
  modes: battleModes,
  type: 'passive',
  lasts: 'always',
  sparesMistakes: true,
  isUsefulToComputer: null,
}
