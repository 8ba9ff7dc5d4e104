import type { LineResult, lineResults } from '@duologue/domain/battle/scoring/line-results'
import type { BattleRecord } from '../run-battle'

/**
 * A battle that is over; `lines` tell how each line went where the server will not play it again
 * (learn.md#answers-of-battles).
 */
export interface EndedBattle extends BattleRecord {
  readonly lines: readonly LineResult[]
}

/** The battle with its lines, found out by `linesOf`, which came before it began; without it nobody asks for them. */
export function endedBattle(record: BattleRecord, linesOf: typeof lineResults | null): EndedBattle {
  const { battle, seed, events = [] } = record
  const { phase, setup } = battle
  if (linesOf === null || phase.name !== 'gameEnd') return { ...record, lines: [] }
  return { ...record, lines: linesOf(setup, seed, [...events, { type: 'time', at: phase.since }]) }
}
