import type { PairKnown, PairView } from '@duologue/domain/live/pairs/pair-view'

/**
 * The duel of a pair with what is told of it anew (live.md#together); null where more was done than is told: then the whole is
 * to be asked for.
 */
export function pairTold(before: PairView, { last, kind: _, ...now }: PairKnown): PairView | null {
  const first = now.known - last.length
  if (first > before.events.length) return null
  // What the page had told itself is as the hall has it.
  const events = [...before.events.slice(0, first), ...last]
  return { ...before, ...now, events }
}
