import type { PlayerNumber } from '../../battle/battle-setup'

/** One visit of a duel in turns: whose it is, and of which rounds their own lines are asked. */
export interface VisitPlan {
  readonly player: PlayerNumber
  readonly rounds: readonly number[]
}

/**
 * The visits of a duel in turns, in their order (live.md#in-turns): first the challenger's lines of the first round, then
 * the partner's of two rounds, then the challenger's of two, until both have played all of them.
 */
export function visitPlan(rounds: number): readonly VisitPlan[] {
  const plan: VisitPlan[] = [{ player: 1, rounds: [1] }]
  const played = { 1: 1, 2: 0 }
  for (let player: PlayerNumber = 2; played[player] < rounds; player = player === 1 ? 2 : 1) {
    const from = played[player] + 1
    const until = Math.min(from + 1, rounds)
    plan.push({ player, rounds: from === until ? [from] : [from, until] })
    played[player] = until
  }
  return plan
}
