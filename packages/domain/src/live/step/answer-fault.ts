import type { Hall } from '../hall'
import { namedTurn } from './hall-battle'

/**
 * Why the hall has no answer of a member to a turn, once it was told of it: the turn was over, or it is none that could be
 * taken (battle.md#crowds); null where it has one (live.md#turn-on-the-phone).
 */
export function answerFault(
  { battle }: Hall,
  member: number,
  turn: string,
): 'too-late' | 'not-taken' | null {
  if (battle === null) return 'not-taken'
  const over = battle.turns.find(({ round, lineIndex }) => `${round}-${lineIndex}` === turn)
  const isOn = namedTurn(battle)?.id === turn
  const answers = over?.answers ?? (isOn ? battle.answers : [])
  if (answers.some(answer => answer.member === member)) return null
  return isOn && over === undefined ? 'not-taken' : 'too-late'
}
