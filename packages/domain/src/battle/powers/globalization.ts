import type { Power } from './power'

/** Globalization: the choices of this turn are shown with their translations (battle.md#powers). */
export const globalization: Power = {
  modes: ['reading'],
  type: 'cooldownTurns',
  cooldownTurnsMax: 2,
  lasts: 'turn',
  translatesChoices: true,
  isUsefulToComputer: null,
}
