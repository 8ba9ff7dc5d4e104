import type { BattleLine } from '@duologue/domain/battle/battle-setup'
import type { LineResult, lineResults } from '@duologue/domain/battle/scoring/line-results'
import type { BattleRecord } from '../run-battle'

/** A battle that is over; `lines` tell how each line went (learn.md#answers-of-battles). */
export interface EndedBattle extends BattleRecord {
  readonly lines: readonly LineResult[]
}

/** The battle with its lines, found out by `linesOf`, which came before it began. */
export function endedBattle(record: BattleRecord, linesOf: typeof lineResults): EndedBattle {
  const { battle, seed, events = [] } = record
  const { phase, setup } = battle
  if (phase.name !== 'gameEnd') return { ...record, lines: [] }
  return { ...record, lines: linesOf(setup, seed, [...events, { type: 'time', at: phase.since }]) }
}

/** The lines that were missed when they were first asked for, in the order of the conversation, `most` at most. */
export function missedLines({ battle, lines }: EndedBattle, most: number): readonly BattleLine[] {
  const missed = new Set(lines.filter(({ right }) => !right).map(({ line }) => line))
  return battle.setup.lines.filter(({ id }) => missed.has(id)).slice(0, most)
}
