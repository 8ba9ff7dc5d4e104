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
