import { hopSeconds } from './align-frames'

/** A beginning that follows no silence costs this much; one whose line is far from its usual length, this much more. */
const offOnset = 0.6
const lengthWeight = 1.5
/** Per second of a voice that is in no line: before the first, and behind the last. */
const leftOver = 0.5
/** Frames between two places within a voice at which a line may begin. */
const stride = 5
/** How many times its usual length a line has at most. */
const longest = 5

/** Where lines may begin: at each onset, and within a voice every tenth of a second. */
export function placesToBegin(isVoiced: Uint8Array, from: number, to: number) {
  const places: { frame: number; isOnset: boolean }[] = []
  let since = 0
  for (let frame = from; frame < to; frame += 1) {
    if (!isVoiced[frame]) continue
    const isOnset = frame === 0 || !isVoiced[frame - 1]
    since = isOnset ? 0 : since + 1
    if (isOnset || since % stride === 0) places.push({ frame, isOnset })
  }
  return places
}

/** Seconds of a voice up to each frame. */
export function voicedSeconds(isVoiced: Uint8Array): Float32Array {
  const sums = new Float32Array(isVoiced.length + 1)
  for (const [frame, voiced] of isVoiced.entries())
    sums[frame + 1] = (sums[frame] ?? 0) + (voiced ? hopSeconds : 0)
  return sums
}

interface Place {
  frame: number
  isOnset: boolean
}

/** Where all is looked at: the voice of a stretch, and the places of it at which a line may begin. */
interface Ground {
  places: readonly Place[]
  /** Seconds of a voice between two frames. */
  sung: (from: number, to: number) => number
}

const ofLength = (seconds: number, usual: number) =>
  lengthWeight * Math.log(Math.max(seconds, hopSeconds) / usual) ** 2

/** What it costs at each place to begin one more line there, behind a line of a usual length, and where that began. */
function stepLine(
  { places, sung }: Ground,
  costs: Float64Array,
  line: number,
  usual: number,
): { next: Float64Array; came: Int32Array } {
  const next = new Float64Array(places.length).fill(Number.POSITIVE_INFINITY)
  const came = new Int32Array(places.length).fill(-1)
  for (let place = line; place < places.length; place += 1) {
    const { frame, isOnset } = places[place] ?? { frame: 0, isOnset: false }
    for (let before = place - 1; before >= line - 1; before -= 1) {
      const seconds = sung(places[before]?.frame ?? 0, frame)
      if (seconds > longest * usual) break
      const cost = (costs[before] ?? 0) + (isOnset ? 0 : offOnset) + ofLength(seconds, usual)
      if (cost < (next[place] ?? 0)) {
        next[place] = cost
        came[place] = before
      }
    }
  }
  return { next, came }
}

/** What it costs at each place to begin the first line there. */
function firstCosts({ places, sung }: Ground, from: number, isFirstFixed: boolean): Float64Array {
  return Float64Array.from(places, ({ frame, isOnset }, place) => {
    if (isFirstFixed) return place === 0 ? 0 : Number.POSITIVE_INFINITY
    return (isOnset ? 0 : offOnset) + leftOver * sung(from, frame)
  })
}

/**
 * The frames at which lines begin, by their syllables alone (songs.md#propose-times): the way of least cost over all
 * places, where each line is about as long as its syllables at the song's own pace. Nothing where no line can begin.
 *
 * @param isFirstFixed the first line begins where the stretch does.
 */
export function alignByLength(
  isVoiced: Uint8Array,
  syllables: readonly number[],
  { from, to, isFirstFixed }: { from: number; to: number; isFirstFixed: boolean },
): number[] | undefined {
  const sums = voicedSeconds(isVoiced)
  const sung = (one: number, other: number) => (sums[other] ?? 0) - (sums[one] ?? 0)
  const places: Place[] = placesToBegin(isVoiced, from, to)
  if (isFirstFixed && places[0]?.frame !== from) places.unshift({ frame: from, isOnset: true })
  const pace = sung(from, to) / syllables.reduce((sum, one) => sum + one, 0)
  if (pace <= 0 || places.length < syllables.length) return undefined
  const ground = { places, sung }
  const back: Int32Array[] = []
  let costs = firstCosts(ground, from, isFirstFixed)
  for (const [line, count] of syllables.slice(0, -1).entries()) {
    const { next, came } = stepLine(ground, costs, line + 1, pace * count)
    back.push(came)
    costs = next
  }
  const last = pace * (syllables.at(-1) ?? 1)
  const whole = places.map(
    ({ frame }, place) => (costs[place] ?? 0) + ofLength(sung(frame, to), last),
  )
  const best = whole.indexOf(Math.min(...whole))
  if (whole[best] === Number.POSITIVE_INFINITY) return undefined
  const starts = [best]
  for (const came of back.toReversed()) starts.unshift(came[starts[0] ?? 0] ?? 0)
  return starts.map(place => places[place]?.frame ?? from)
}
