import { cepstraSize } from './cepstra'
import { type Chain, chainOf, distance, stateBands } from './line-chain'

/** What it costs, in shares of a stranger's distance, that a frame belongs to no line, with and without a voice. */
const gapVoiced = 1
const gapUnvoiced = 0.15
/** That one of a line has no voice; that it stays, skips one of the line's own frames, skips two. */
const lineUnvoiced = 0.35
const stay = 0.15
const skip = 0.15
const skipTwo = 0.5
/** What distance is a stranger's: of pairs by chance, so many are nearer. */
const nearer = 0.85
const pairs = 2000

const never = Number.POSITIVE_INFINITY

/** A line as it was found: the frames in which it begins and ends, and how far its sound is from a reference, from 0 on. */
export interface FoundLine {
  start: number
  stop: number
  score: number
}

/** A stretch of a song: its frames from one to another, how they sound, and in which of them somebody sings. */
export interface Heard {
  sound: Float32Array
  isVoiced: Uint8Array
  from: number
  to: number
}

/** How far two sounds are apart that have nothing to do with each other. */
function strangersDistance({ sound, isVoiced, from, to }: Heard, said: Float32Array): number {
  const voiced: number[] = []
  for (let frame = from; frame < to; frame += 1) if (isVoiced[frame]) voiced.push(frame)
  const others = said.length / cepstraSize
  const found = Float32Array.from({ length: pairs }, (_, pair) =>
    distance(sound, voiced[(pair * 7919) % voiced.length] ?? 0, said, (pair * 6007) % others),
  )
  return found.toSorted()[Math.floor(pairs * nearer)] ?? 1
}

/** One frame of the song: what each state of the chain costs with it, and by how many states it was come to. */
function stepChain(
  { sound, isVoiced }: Heard,
  { refs, ofLine, places }: Chain,
  { frame, gap, lo, hi }: { frame: number; gap: number; lo: number; hi: number },
  costs: Float32Array,
  next: Float32Array,
): Uint8Array {
  const how = new Uint8Array(hi - lo)
  const isSung = isVoiced[frame] === 1
  const inGap = gap * (isSung ? gapVoiced : gapUnvoiced)
  const unvoiced = isSung ? 0 : lineUnvoiced * gap
  next.fill(never)
  for (let state = lo; state < hi; state += 1) {
    const isGap = (ofLine[state] ?? -1) < 0
    let cost = (costs[state] ?? never) + (isGap ? 0 : stay * gap)
    let by = 0
    const one = state > 0 ? (costs[state - 1] ?? never) : never
    if (one < cost) {
      cost = one
      by = 1
    }
    const place = places[state] ?? 0
    // Right behind the line before, without a gap; or on within the line.
    if (!isGap && (place >= 2 || (place === 0 && state > 1))) {
      const two = (costs[state - 2] ?? never) + (place === 0 ? 0 : skip * gap)
      if (two < cost) {
        cost = two
        by = 2
      }
      const three = place >= 3 ? (costs[state - 3] ?? never) + skipTwo * gap : never
      if (three < cost) {
        cost = three
        by = 3
      }
    }
    if (cost === never) continue
    next[state] = cost + (isGap ? inGap : distance(sound, frame, refs, state) + unvoiced)
    how[state - lo] = by
  }
  return how
}

/** The way back through the chain: where each line begins and ends, and how far from its reference it is. */
function wayBack(
  { sound, from }: Heard,
  { refs, ofLine, count }: Chain,
  ways: readonly { lo: number; how: Uint8Array }[],
  end: number,
  gap: number,
): FoundLine[] {
  const found = Array.from({ length: count }, () => ({
    start: from,
    stop: from,
    sum: 0,
    frames: 0,
  }))
  let state = end
  for (let back = ways.length - 1; back >= 0; back -= 1) {
    const frame = from + back
    const line = found[ofLine[state] ?? -1]
    if (line) {
      if (line.frames === 0) line.stop = frame + 1
      line.start = frame
      line.sum += distance(sound, frame, refs, state) / gap
      line.frames += 1
    }
    const { lo = 0, how } = ways[back] ?? {}
    state -= how?.[state - lo] ?? 0
  }
  return found.map(({ start, stop, sum, frames }) => ({
    start,
    stop,
    score: frames > 0 ? sum / frames : never,
  }))
}

/**
 * Lines of a song where their sound is nearest to how somebody says them (songs.md#propose-times): a chain of the
 * frames of all lines, with a gap before each, over the frames of the song; each within a band around where its length
 * puts it. Nothing where it cannot be gone through.
 *
 * @param said how each line sounds, normalised.
 * @param around the frames at which the lines begin by their length.
 */
export function alignByVoice(
  heard: Heard,
  said: readonly Float32Array[],
  around: readonly number[],
): FoundLine[] | undefined {
  const chain = chainOf(said)
  const gap = strangersDistance(heard, chain.refs)
  const bandAt = stateBands(chain, around, heard.to)
  const ways: { lo: number; how: Uint8Array }[] = []
  let costs = new Float32Array(chain.states).fill(never)
  let next = new Float32Array(chain.states)
  costs[0] = 0
  for (let frame = heard.from; frame < heard.to; frame += 1) {
    const { lo, hi } = bandAt(frame)
    ways.push({ lo, how: stepChain(heard, chain, { frame, gap, lo, hi }, costs, next) })
    ;[costs, next] = [next, costs]
  }
  const last = chain.states - 1
  const end = (costs[last] ?? never) <= (costs[last - 1] ?? never) ? last : last - 1
  return costs[end] === never ? undefined : wayBack(heard, chain, ways, end, gap)
}
