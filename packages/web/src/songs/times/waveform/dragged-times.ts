import type { LyricTimes } from '@duologue/domain/songs/times/lyric-times'
import { nudge, type TimeField } from '@duologue/domain/songs/times/sync-adjacent'
import { type Hundredths, toHundredths } from '@duologue/domain/songs/times/time'

/** Where a line stands in the drawing, in seconds. */
export interface Shown {
  start: number
  end: number
}

/**
 * The times that a lyric has where it was dragged to: one of them when an edge was pulled, else both, moved by the same
 * time (songs.md#waveform). At the ends of the recording one side stands while the other goes on: the lyric moves as far
 * as the one that stands, unless it ended beyond the recording before.
 */
export function draggedTimes(
  { start, stop }: LyricTimes,
  shown: Shown,
  side: 'start' | 'end' | undefined,
  duration: number,
): Partial<Record<TimeField, Hundredths>> {
  const [from, to] = [toHundredths(shown.start), toHundredths(shown.end)]
  if (side === 'start') return { start: from }
  if (side === 'end') return { stop: to }
  const by = from - start
  // A line without an end has a start alone.
  if (stop <= start) return { start: nudge(start, by) }
  const isCut = stop > toHundredths(duration)
  const moved = isCut || Math.abs(by) <= Math.abs(to - stop) ? by : to - stop
  return { start: nudge(start, moved), stop: nudge(stop, moved) }
}
