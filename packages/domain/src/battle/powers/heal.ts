import { battleModes } from '../../choices/battle-modes'
import { mend } from '../mend'
import type { Power } from './power'

/** Which part of the greatest health is healed (S2 section 9). */
const healedPart = 0.25

/** For how long it is active, in milliseconds (S2 section 9). */
const healTime = 500

/** Heal: heals a quarter of the greatest health at once (S2 section 9). */
export const heal: Power = {
  modes: battleModes,
  type: 'limitedUses',
  usesMax: 2,
  lasts: healTime,
  onUse: (battle, by, at) => mend(battle, by, at, battle.players[by].maxHealth * healedPart),
  isUsefulToComputer: ({ players: { 2: computer } }) =>
    computer.maxHealth - computer.currentHealth >= computer.maxHealth * healedPart,
}
