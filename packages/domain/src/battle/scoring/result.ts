import type { BattleSetup, PlayerNumber } from '../battle-setup'
import type { Player } from '../player'
import { type FinalScore, finalScore } from './score'

/** How a battle ended. */
export interface BattleResult {
  /** Null where two persons are equal at the end (battle.md#two-persons). */
  readonly winner: PlayerNumber | null
  /** Whether somebody has no health left, or the last round is over. */
  readonly reason: 'health' | 'rounds'
  readonly scores: Readonly<Record<PlayerNumber, FinalScore>>
  /** Played without a clock (battle.md#relaxed-timing); stored with the play. */
  readonly relaxed: boolean
}

/**
 * The result of a battle that is over (battle.md#end-of-game): after a knock-out player one wins if it
 * has health left; otherwise the player with more health wins, and player one when both have the same: between two
 * persons that is a draw.
 */
export function judge(
  players: Readonly<Record<PlayerNumber, Player>>,
  { difficulty, relaxed, rival }: Pick<BattleSetup, 'difficulty' | 'relaxed' | 'rival'>,
): BattleResult {
  const [one, two] = [players[1], players[2]]
  const isDraw = rival !== undefined && one.currentHealth === two.currentHealth
  const knockedOut = one.currentHealth === 0 || two.currentHealth === 0
  const oneWins = knockedOut ? one.currentHealth > 0 : one.currentHealth >= two.currentHealth
  const winner = isDraw ? null : oneWins ? 1 : 2
  return {
    winner,
    reason: knockedOut ? 'health' : 'rounds',
    scores: {
      1: finalScore(one.score, one.currentHealth, difficulty, winner === 1),
      2: finalScore(two.score, two.currentHealth, difficulty, winner === 2),
    },
    relaxed,
  }
}
