const shortest = 500
const longest = 8000

/**
 * Milliseconds until a page opens its next socket, after so many failed openings in a row: from half a second, twice as
 * much each time, to eight seconds, each a half shorter to a half longer by chance, so that a class does not come all at once
 * (live.md#wire).
 *
 * @param chance from 0 to 1, 1 never reached.
 */
export function reconnectWait(failures: number, chance: number): number {
  const wait = Math.min(longest, shortest * 2 ** Math.max(0, failures - 1))
  return Math.round(wait * (0.5 + chance))
}
