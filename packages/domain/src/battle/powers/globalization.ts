import type { Power } from './power'

/** Globalization: the choices of this turn are shown with their translations (S2 section 9). */
export const globalization: Power = {
  modes: ['reading'],
  type: 'cooldownTurns',
  cooldownTurnsMax: 2,
  lasts: 'turn',
  translatesChoices: true,
  isUsefulToComputer: null,
}
