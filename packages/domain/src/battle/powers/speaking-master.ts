import type { Power } from './power'

/** Speaking Master: quadruples the points of a line whose audio was not played (battle.md#speaking-turns). */
export const speakingMaster: Power = {
  modes: ['speaking'],
  type: 'passive',
  lasts: 'always',
  multipliesScore: 4,
  isUsefulToComputer: () => true,
}
