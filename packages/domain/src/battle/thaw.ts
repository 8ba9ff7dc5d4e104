import type { Battle } from './battle'

/**
 * Lets a frozen turn go on as if no time had passed since it was frozen: its moment is moved by
 * the time of the pause, so that neither the clock nor the speed of the answer counts it.
 */
export function thaw(battle: Battle, at: number): Battle {
  const { phase } = battle
  if (phase.name !== 'roundPlay' || phase.turn.frozenAt === null) return battle
  const { turn } = phase
  const { moment } = turn
  const pause = at - phase.turn.frozenAt
  const moved = {
    ...moment,
    since: moment.since + pause,
    endsAt: moment.endsAt === null ? null : moment.endsAt + pause,
  }
  return { ...battle, phase: { ...phase, turn: { ...turn, frozenAt: null, moment: moved } } }
}
