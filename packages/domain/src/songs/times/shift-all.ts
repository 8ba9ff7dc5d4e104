import { isUntimed, type LyricTimes, type Timeline } from './lyric-times'
import type { Hundredths } from './time'

/** What came of a Time Offset: other times, or why not: how many would begin below 0, and how far it may go. */
export type Shifted =
  | { readonly kind: 'shifted'; readonly timeline: Timeline }
  | { readonly kind: 'belowZero'; readonly count: number; readonly limit: Hundredths }

/** The first moment of a lyric that a shift moves. */
const firstMoment = ({ start, stop }: LyricTimes) => (stop === 0 ? start : Math.min(start, stop))

/**
 * Shifts every time of a song (songs.md#time-offset): forward when `by` is more than 0, else back. Lyrics without
 * times stay at 0/0, and a stop of 0 stays: it says that there is none. When a time would fall below 0 nothing is
 * shifted, unless it may be clamped to 0. Neighbours do not follow: they are shifted themselves.
 *
 * @param from the place of the first lyric that is shifted; those before it stay.
 */
export function shiftAll(
  timeline: Timeline,
  by: Hundredths,
  isClamped: boolean,
  from = 0,
): Shifted {
  const timed = timeline.slice(from).filter(lyric => !isUntimed(lyric))
  const tooLow = timed.filter(lyric => firstMoment(lyric) + by < 0)
  if (tooLow.length > 0 && !isClamped) {
    const limit = 0 - Math.min(...timed.map(firstMoment))
    return { kind: 'belowZero', count: tooLow.length, limit }
  }
  const shift = (time: Hundredths) => Math.max(0, time + by)
  return {
    kind: 'shifted',
    timeline: timeline.map((lyric, place) =>
      place < from || isUntimed(lyric) || by === 0
        ? lyric
        : {
            ...lyric,
            start: shift(lyric.start),
            stop: lyric.stop === 0 ? 0 : shift(lyric.stop),
          },
    ),
  }
}
