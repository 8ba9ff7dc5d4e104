import { frameAt } from './align-frames'
import { cepstraSize } from './cepstra'

/** Seconds that a line may be away from where its length puts it. */
const bandSeconds = 15

/** The frames of all lines one after the other, with a gap before each and behind the last. */
export interface Chain {
  /** How each state sounds; a gap like nothing. */
  refs: Float32Array
  /** Of which line a state is, -1 for a gap. */
  ofLine: Int32Array
  /** Which frame of its line it is. */
  places: Int32Array
  /** The state of the gap before each line, and of the last one. */
  gaps: readonly number[]
  states: number
  /** How many lines there are. */
  count: number
}

export function chainOf(said: readonly Float32Array[]): Chain {
  const gaps = [0]
  for (const line of said) gaps.push((gaps.at(-1) ?? 0) + line.length / cepstraSize + 1)
  const states = (gaps.at(-1) ?? 0) + 1
  const refs = new Float32Array(states * cepstraSize)
  const ofLine = new Int32Array(states).fill(-1)
  const places = new Int32Array(states)
  for (const [line, frames] of said.entries()) {
    const first = (gaps[line] ?? 0) + 1
    refs.set(frames, first * cepstraSize)
    for (let place = 0; place < frames.length / cepstraSize; place += 1) {
      ofLine[first + place] = line
      places[first + place] = place
    }
  }
  return { refs, ofLine, places, gaps, states, count: said.length }
}

/** Which states a frame may have: those of lines that are near it by their length. */
export function stateBands({ gaps, states }: Chain, around: readonly number[], to: number) {
  const width = frameAt(bandSeconds)
  let [low, high] = [0, 0]
  return (frame: number): { lo: number; hi: number } => {
    while (low < around.length - 1 && (around[low + 1] ?? to) + width < frame) low += 1
    while (high < around.length && (around[high] ?? to) - width <= frame) high += 1
    return { lo: gaps[low] ?? 0, hi: high === around.length ? states : (gaps[high] ?? 0) + 1 }
  }
}

/** How far two frames of sounds are apart. */
export function distance(
  one: Float32Array,
  at: number,
  other: Float32Array,
  otherAt: number,
): number {
  let sum = 0
  const [from, otherFrom] = [at * cepstraSize, otherAt * cepstraSize]
  for (let order = 0; order < cepstraSize; order += 1) {
    const by = (one[from + order] ?? 0) - (other[otherFrom + order] ?? 0)
    sum += by * by
  }
  return Math.sqrt(sum)
}
