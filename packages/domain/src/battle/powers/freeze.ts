import { battleModes } from '../../choices/battle-modes'
import type { Battle } from '../battle'
import { thaw } from '../thaw'
import type { Power } from './power'

function freezeTurn(battle: Battle, at: number): Battle {
  const { phase } = battle
  if (phase.name !== 'roundPlay') return battle
  return { ...battle, phase: { ...phase, turn: { ...phase.turn, frozenAt: at } } }
}

/** Freeze: pauses the game; pressed again, the game goes on where it stood (battle.md#freeze-power). */
export const freeze: Power = {
  modes: battleModes,
  type: 'limitedUses',
  usesMax: 3,
  lasts: 'untilPressed',
  onUse: (battle, _by, at) => freezeTurn(battle, at),
  onRelease: (battle, _by, at) => thaw(battle, at),
  isUsefulToComputer: null,
}
