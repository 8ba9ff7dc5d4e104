/**
 * An order of lyrics made to fit those that there are now (songs.md#conflicts): what is gone is
 * left out, what is new comes after the neighbour that it has now. Nothing else moves.
 */
export function fitOrder(mine: readonly string[], now: readonly string[]): string[] {
  const there = new Set(now)
  const wanted = new Set(mine)
  const fitted = mine.filter(id => there.has(id))
  for (const [place, id] of now.entries()) {
    if (wanted.has(id)) continue
    const before = place === 0 ? -1 : fitted.indexOf(now[place - 1] ?? '')
    fitted.splice(before + 1, 0, id)
  }
  return fitted
}
