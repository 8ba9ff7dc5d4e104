import type { Battle } from '../battle'
import type { Moment, Turn } from './turn'

/** The battle with its turn in another moment. */
export function withTurn(battle: Battle, turn: Turn, moment: Moment): Battle {
  return { ...battle, phase: { name: 'roundPlay', turn: { ...turn, moment } } }
}
