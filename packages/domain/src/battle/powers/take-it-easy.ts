import type { Power } from './power'

/** Take It Easy: audio plays 50 percent slower (battle.md#powers); a mode without audio does not offer it. */
export const takeItEasy: Power = {
  modes: ['listening', 'speaking'],
  type: 'passive',
  lasts: 'always',
  playbackRate: 0.5,
  isUsefulToComputer: null,
}
