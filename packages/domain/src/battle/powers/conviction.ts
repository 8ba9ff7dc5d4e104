import { battleModes } from '../../choices/battle-modes'
import type { Power } from './power'

/** Conviction: wrong answers do no damage (S2 section 9). */
export const conviction: Power = {
  modes: battleModes,
  type: 'passive',
  lasts: 'always',
  sparesMistakes: true,
  isUsefulToComputer: null,
}
