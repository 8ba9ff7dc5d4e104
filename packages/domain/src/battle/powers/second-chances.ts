import type { Power } from './power'

/**
 * Second Chances: a wrong choice can be made good, for 10 damage of the next attack (battle.md#second-chances-power).
 */
export const secondChances: Power = {
  modes: ['reading', 'listening'],
  type: 'unlimitedUses',
  lasts: 'turn',
  allowsRetries: true,
  isUsefulToComputer: null,
}
