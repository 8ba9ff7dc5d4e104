/** What a connection may take at most from the time of an answer, in milliseconds (live.md#how-long-an-answer-took). */
const mostGiven = { socket: 1000, slow: 2500 } as const

/**
 * How much of the time that the server has waited may have been the way there and back, in milliseconds
 * (live.md#how-long-an-answer-took).
 *
 * @param roundTrips the last ones of this connection, the latest last.
 */
export function givenToWay(roundTrips: readonly number[], way: 'socket' | 'slow'): number {
  const latest = roundTrips.slice(-5).toSorted((one, other) => one - other)
  const middle = latest[Math.floor(latest.length / 2)] ?? mostGiven[way]
  return Math.round(Math.min(mostGiven[way], 1.5 * middle + 150))
}

/**
 * How long an answer took, in milliseconds: what the page told, bounded by what the server has seen
 * (live.md#how-long-an-answer-took). Only spans are compared, never two clocks.
 */
export function judgeElapsed({
  told,
  waited,
  give,
}: {
  readonly told: number
  readonly waited: number
  readonly give: number
}): number {
  return Math.round(Math.min(Math.max(told, waited - give, 0), waited))
}
