import type { BattleDifficulty } from '../../choices/battle-difficulties'
import type { BattleMode } from '../../choices/battle-modes'
import type { PowerName } from '../../choices/battle-powers'
import type { Battle } from '../battle'
import { type Draw, shuffle } from '../random'
import { activatePower } from './activate-power'
import { powers } from './all-powers'
import { powersOfMode } from './choose-powers'

/** How many powers the computer has (battle.md#computer). */
const powersOfComputer: Readonly<Record<BattleDifficulty, number>> = { easy: 1, normal: 2, hard: 3 }

/** The computer's own random powers, of those that it may have in this mode (battle.md#computer). */
export function drawComputerPowers(
  difficulty: BattleDifficulty,
  mode: BattleMode,
  draw: Draw,
): readonly PowerName[] {
  const allowed = powersOfMode(mode).filter(name => powers[name].isUsefulToComputer !== null)
  return shuffle(allowed, draw).slice(0, powersOfComputer[difficulty])
}

/**
 * Lets the computer use its powers as soon as they are useful (battle.md#computer), in the turn that it is to answer.
 */
export function activateComputerPowers(battle: Battle, at: number, draw: Draw): Battle {
  return battle.players[2].powers.reduce((used, { name }) => {
    const isUseful = powers[name].isUsefulToComputer?.(used) ?? false
    return (isUseful ? activatePower(used, 2, name, at, draw) : null) ?? used
  }, battle)
}
