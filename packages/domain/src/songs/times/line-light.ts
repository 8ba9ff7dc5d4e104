import { currentLyric } from './current-lyric'
import type { LyricTimes, Timeline } from './lyric-times'

/** Which lines of a song are lit: the one that is sung, else the one that comes next; -1 where there is none. */
export interface LineLight {
  readonly current: number
  readonly next: number
}

/** What is lit before a song begins. */
export const noLight: LineLight = { current: -1, next: -1 }

/** Whether a line can be played alone: it has a start, and stops after it. */
export const isPlayable = ({ start, stop }: LyricTimes): boolean => stop > start

/** The place of the nearest line to be played that begins after a moment; -1 behind the last one. */
export function lineAfter(timeline: Timeline, seconds: number): number {
  const time = seconds * 100
  let found = -1
  for (const [place, line] of timeline.entries()) {
    const nearest = timeline[found]?.start ?? Infinity
    if (isPlayable(line) && line.start > time && line.start < nearest) found = place
  }
  return found
}

/** The place of the latest line to be played that began before a moment; -1 before the first one. */
export function lineBefore(timeline: Timeline, seconds: number): number {
  const time = seconds * 100
  let found = -1
  for (const [place, line] of timeline.entries()) {
    const latest = timeline[found]?.start ?? -1
    if (isPlayable(line) && line.start < time && line.start > latest) found = place
  }
  return found
}

/** What is lit at a moment (song-page.md#current-line): in a gap the line that comes next. */
export function lightAt(timeline: Timeline, seconds: number): LineLight {
  const current = currentLyric(timeline, seconds)
  if (current >= 0) return { current, next: -1 }
  return seconds > 0 ? { current, next: lineAfter(timeline, seconds) } : noLight
}

/**
 * The moments in seconds between which what is lit at a moment stays so: the last one before it at which a line begins or
 * stops, and the first one after it. At such a moment itself both are that moment, and nothing lies between.
 */
export function lightHolds(timeline: Timeline, seconds: number): [from: number, until: number] {
  const time = seconds * 100
  let [from, until] = [seconds > 0 ? 0 : -Infinity, seconds > 0 ? Infinity : 0]
  for (const { start, stop } of timeline)
    for (const border of [start, stop]) {
      if (border <= time && border > from) from = border
      if (border >= time && border < until) until = border
    }
  return [from / 100, until / 100]
}

/**
 * Where Previous line and Next line lead from a moment (song-page.md#controls): the line beside the one that is sung, in
 * a gap the one that was sung last or comes next; -1 where there is none.
 */
export function lineBeside(timeline: Timeline, seconds: number, way: 'previous' | 'next'): number {
  const current = timeline[currentLyric(timeline, seconds)]
  if (way === 'next') return lineAfter(timeline, seconds)
  return lineBefore(timeline, current ? current.start / 100 : seconds)
}
