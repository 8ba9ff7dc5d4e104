import type { SoundShape } from './sound-shape'

/** Two sounds are compared where they differ most, over so many windows (60 ms): a consonant is no longer. */
const compared = 6

const distance = (one: readonly number[], other: readonly number[]) =>
  Math.sqrt(one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0))

/** A way through both sounds at once: what it has cost, and the last step of it. */
interface Way {
  cost: number
  here: number
  before: Way | undefined
}

/** The windows of two sounds side by side, one of them stretched where the other is slower, so that they differ least. */
function sideBySide(one: SoundShape, other: SoundShape): number[] {
  let row: Way[] = []
  for (const window of one) {
    const next: Way[] = []
    for (const [at, against] of other.entries()) {
      const ways = [row[at - 1], row[at], next[at - 1]].filter(way => way !== undefined)
      const [before] = ways.toSorted((a, b) => a.cost - b.cost)
      const here = distance(window, against)
      next.push({ cost: here + (before?.cost ?? 0), here, before })
    }
    row = next
  }
  const steps: number[] = []
  for (let way = row.at(-1); way; way = way.before) steps.push(way.here)
  return steps
}

/** How far two sounds are apart in the 60 ms in which they differ most; the same sound is 0 from itself. */
export function apart(one: SoundShape, other: SoundShape): number {
  const steps = sideBySide(one, other)
  const means = steps.map((_, from) => {
    const some = steps.slice(from, from + compared)
    return some.reduce((sum, step) => sum + step, 0) / compared
  })
  return Math.round(100 * Math.max(0, ...means)) / 100
}
