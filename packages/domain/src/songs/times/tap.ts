import { type Timeline, withTimes } from './lyric-times'
import { editTime } from './sync-adjacent'
import type { Hundredths } from './time'

/** Where tapping has come to: the lyric that the next tap begins, and the one that was begun and not ended yet. */
export interface TapPlace {
  readonly next: number
  readonly open: number | null
}

/** A timeline being tapped. */
export interface Tapped {
  readonly timeline: Timeline
  readonly place: TapPlace
}

/** Ends a lyric, not before it begins. */
function endAt(timeline: Timeline, place: number, time: Hundredths): Timeline {
  const lyric = timeline[place]
  return lyric ? withTimes(timeline, place, { stop: Math.max(lyric.start, time) }) : timeline
}

/**
 * A tap: the next lyric starts now, and the one that was begun before it ends 0.01 s earlier (songs.md#tap-to-sync).
 * Where no lyric was begun, it is an edit of a start like any other. A stop that would come before the new start is
 * forgotten. After the last lyric a tap does nothing.
 */
export function tapStart(
  { timeline, place }: Tapped,
  time: Hundredths,
  isSynced: (place: number) => boolean,
): Tapped {
  const { next, open } = place
  const lyric = timeline[next]
  if (!lyric) return { timeline, place }
  const isFollowing = open !== null && open === next - 1
  const begun = isFollowing
    ? withTimes(endAt(timeline, open, time - 1), next, { start: time })
    : editTime(timeline, next, 'start', time, isSynced(next))
  const whole = lyric.stop <= time ? withTimes(begun, next, { stop: 0 }) : begun
  return { timeline: whole, place: { next: next + 1, open: next } }
}

/** Ends the lyric that was begun, now: the next tap leaves a gap before the next one. */
export function tapEnd({ timeline, place }: Tapped, time: Hundredths): Tapped {
  if (place.open === null) return { timeline, place }
  return {
    timeline: endAt(timeline, place.open, time),
    place: { ...place, open: null },
  }
}
