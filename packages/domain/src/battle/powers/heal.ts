import { battleModes } from '../../choices/battle-modes'
import { mend } from '../blows/mend'
import type { Power } from './power'

/** Which part of the greatest health is healed (battle.md#heal-power). */
const healedPart = 0.25

/** For how long it is active, in milliseconds (battle.md#heal-power). */
const healTime = 500

/** Heal: heals a quarter of the greatest health at once (battle.md#heal-power). */
export const heal: Power = {
  modes: battleModes,
  type: 'limitedUses',
  usesMax: 2,
  lasts: healTime,
  onUse: (battle, by, at) => mend(battle, by, at, battle.players[by].maxHealth * healedPart),
  isUsefulToComputer: ({ players: { 2: computer } }) =>
    computer.maxHealth - computer.currentHealth >= computer.maxHealth * healedPart,
}
