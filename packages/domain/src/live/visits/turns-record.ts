import type { BattleEvent } from '../../battle/battle'
import type { BattleSetup } from '../../battle/battle-setup'
import { playTurns, type VisitAnswer } from './play-turns'

/**
 * The record of a duel whose two parts were played at different times (live.md#in-turns). To be judged by `checkRecord`,
 * for each of the two.
 */
export function turnsRecord(
  setup: BattleSetup,
  seed: number,
  given: readonly VisitAnswer[],
): readonly BattleEvent[] {
  const { battle, events } = playTurns(setup, seed, given, 'runs-out')
  return [...events, { type: 'time', at: battle.now }]
}
