import { type Timeline, withTimes } from './lyric-times'
import type { Hundredths } from './time'

/** Which of a lyric's times is edited. */
export type TimeField = 'start' | 'stop'

/** A start of B moved: A before it follows when it had no end, touched B, or ended 0.01 s before it. */
function pullPrevious(timeline: Timeline, place: number, old: Hundredths): Timeline {
  const [before, edited] = [timeline[place - 1], timeline[place]]
  if (!before || !edited) return timeline
  const isAdjacent = before.stop === 0 || before.stop === old || before.stop === old - 1
  const stop = edited.start - 1
  return isAdjacent && stop >= before.start ? withTimes(timeline, place - 1, { stop }) : timeline
}

/** A stop of A moved: B after it follows when A touched it, or ended 0.01 s before it. */
function pushNext(timeline: Timeline, place: number, old: Hundredths): Timeline {
  const [edited, after] = [timeline[place], timeline[place + 1]]
  if (!edited || !after) return timeline
  const isAdjacent = old === after.start || old === after.start - 1
  const start = edited.stop + 1
  return isAdjacent && (after.stop === 0 || start <= after.stop)
    ? withTimes(timeline, place + 1, { start })
    : timeline
}

/**
 * Sets a time of one lyric; with Sync Adjacent Lyrics its neighbour follows, one step and no further
 * (songs.md#sync-adjacent). What would end before it begins is left, and shows as an overlap.
 */
export function editTime(
  timeline: Timeline,
  place: number,
  field: TimeField,
  value: Hundredths,
  isSynced: boolean,
): Timeline {
  const old = timeline[place]?.[field]
  if (old === undefined || old === value) return timeline
  const edited = withTimes(timeline, place, { [field]: value })
  if (!isSynced) return edited
  return field === 'start' ? pullPrevious(edited, place, old) : pushNext(edited, place, old)
}

/**
 * Sets both times of one lyric at once, as when it is dragged (songs.md#waveform): each as if it were edited alone, so
 * that the neighbours on both sides follow as they do then.
 */
export const editTimes = (
  timeline: Timeline,
  place: number,
  { start, stop }: Partial<Record<TimeField, Hundredths>>,
  isSynced: boolean,
): Timeline => {
  const begun = start === undefined ? timeline : editTime(timeline, place, 'start', start, isSynced)
  return stop === undefined ? begun : editTime(begun, place, 'stop', stop, isSynced)
}

/** A time moved by a step; it stops at 0 (songs.md#nudge). */
export const nudge = (time: Hundredths, by: Hundredths): Hundredths => Math.max(0, time + by)
