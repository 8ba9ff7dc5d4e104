import type { Battle } from '@duologue/domain/battle/battle'
import type { BattleResult } from '@duologue/domain/battle/result'
import { battleTexts as texts } from '@duologue/domain/messages/battle'
import { nameOf } from './cast'

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
