import type { SavedPlay } from '@duologue/contract/shapes/play'
import type { Battle } from '@duologue/domain/battle/battle'
import type { BattleResult } from '@duologue/domain/battle/scoring/result'
import { battleEndTexts as texts } from '@duologue/domain/messages/battle/end'
import { outcomeTexts } from '@duologue/domain/messages/plays/outcome'
import { nameOf } from '../cast'

/** The win or loss message of a battle that is over, and why it is so. */
export function resultWords(
  battle: Battle,
  result: BattleResult,
): { readonly message: string; readonly reason: string } {
  if (result.winner === 2) {
    return { message: texts.lost, reason: texts.lostBecause[result.reason] }
  }
  const { 1: own, 2: computer } = battle.players
  const isEqual = own.currentHealth === computer.currentHealth
  const byRounds = isEqual ? texts.wonBecause.roundsEqual : texts.wonBecause.rounds
  const byHealth = texts.wonBecause.health(nameOf(battle, 2))
  return { message: texts.won, reason: result.reason === 'health' ? byHealth : byRounds }
}

/**
 * What Game Over says: the player's own result where the server stored the same or has not answered yet (`isOurs`), else
 * what is stored.
 */
export function storedWords(
  battle: Battle,
  result: BattleResult,
  stored: Pick<SavedPlay, 'score' | 'isWinner' | 'verified'> | null,
) {
  const { total } = result.scores[1]
  const isWinner = result.winner === 1
  if (stored === null || (stored.score === total && stored.isWinner === isWinner))
    return { ...resultWords(battle, result), score: total, isOurs: true }
  const { score, verified } = stored
  if (!verified) return { message: outcomeTexts.notCounted, reason: '', score, isOurs: false }
  const message = stored.isWinner ? texts.won : texts.lost
  return { message, reason: outcomeTexts.asServer, score, isOurs: false }
}
