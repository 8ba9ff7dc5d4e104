import { type DealtTurn, dealtTurns } from '@duologue/domain/live/visits/dealt-turns'
import { pairSetup } from '@duologue/domain/live/visits/pair-setup'
import type { PairRow } from './pair-table'

/** The turns of a duel in turns. */
export type DealtPairs = (
  row: PairRow & { script: NonNullable<PairRow['script']> },
) => readonly DealtTurn[]

/** So many duels are played at once by those whom one process answers. */
const most = 500

/**
 * Deals the turns of duels, and remembers those that were asked for last: each answer of a visit asks for them, and they
 * never change (live.md#in-turns).
 */
export function dealPairs(): DealtPairs {
  const known = new Map<string, readonly DealtTurn[]>()
  return ({ id, script, settings, seats, seed }) => {
    const dealt =
      known.get(id) ?? dealtTurns(pairSetup({ script, settings, seats, deal: settings.deal }), seed)
    known.delete(id)
    known.set(id, dealt)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return dealt
  }
}
