import type { BestPlay } from '@duologue/contract/plays'

/** How many of the best are shown above the own place (conversations.md#scores-page). */
const bestShown = 3

/**
 * The best three, then the own place with those around it (conversations.md#scores-page), each once. All that is there
 * when the reader has no place, or it stands among the first anyway.
 */
export function shownScores(
  plays: readonly BestPlay[],
  nearby: readonly BestPlay[],
): readonly BestPlay[] {
  if (nearby.length === 0 || plays.slice(0, bestShown + 3).some(play => play.isOwn)) return plays
  return [...plays.slice(0, bestShown), ...nearby]
}

/** A page of scores with the own row before or behind it, where it stands on another one. */
export function withOwn(plays: readonly BestPlay[], own: readonly BestPlay[]): readonly BestPlay[] {
  const [first] = plays
  const [one] = own
  if (!first || !one || plays.some(play => play.isOwn)) return plays
  return one.place < first.place ? [one, ...plays] : [...plays, one]
}
