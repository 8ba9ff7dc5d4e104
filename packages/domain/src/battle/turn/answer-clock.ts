import type { Battle } from '../battle'

/**
 * The span of the learner's answer clock in milliseconds since the battle began. Null when no clock
 * is to be shown: out of the answer state, in the computer's turn, and with relaxed timing.
 */
export function answerClock(
  battle: Battle,
): { readonly since: number; readonly endsAt: number } | null {
  if (battle.phase.name !== 'roundPlay') return null
  const { moment, player } = battle.phase.turn
  if (moment.state !== 'answer' || moment.endsAt === null || player !== 1) return null
  return { since: moment.since, endsAt: moment.endsAt }
}
