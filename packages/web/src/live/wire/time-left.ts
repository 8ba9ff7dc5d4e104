/**
 * Milliseconds that are left now of what a view told, never less than none: the page counts down from when the view was
 * made, which is half a round trip before it came (live.md#wire).
 *
 * @param since when that was, by `performance.now()`.
 */
export const timeLeft = (left: number, since: number, now: number): number =>
  Math.max(0, left - Math.max(0, now - since))
