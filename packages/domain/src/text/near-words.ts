/** How many slips a word of this length may have and still be told; in short words every letter counts. */
function slipsAllowed(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/** Letters left out, put in, changed, or neighbours swapped, to come from one word to the other. */
export function slipsBetween(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)]
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  a.forEach((letter, row) => {
    const next = [row + 1]
    b.forEach((otherLetter, column) => {
      const same = letter === otherLetter ? 0 : 1
      const swapped = letter === b[column - 1] && otherLetter === a[row - 1]
      next.push(
        Math.min(
          (last[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          (last[column] ?? 0) + same,
          swapped ? (beforeLast[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    })
    beforeLast = last
    last = next
  })
  return last[b.length] ?? 0
}

/** The known words that a misspelled one may have been meant as, the nearest first; none for a short one. */
export function nearestWords(misspelled: string, known: readonly string[], most: number): string[] {
  const allowed = slipsAllowed(Array.from(misspelled).length)
  return known
    .map(word => ({ word, slips: slipsBetween(misspelled, word) }))
    .filter(({ slips }) => slips > 0 && slips <= allowed)
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, most)
    .map(({ word }) => word)
}
