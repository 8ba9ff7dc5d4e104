import type { Timeline } from './lyric-times'

/**
 * The place of the lyric that is being sung: it starts before the video's time and stops after it
 * (videos.md#current-lyric); -1 when there is none.
 *
 * @param seconds of the video, with as many decimals as it has.
 */
export function currentLyric(timeline: Timeline, seconds: number): number {
  const time = seconds * 100
  return timeline.findIndex(({ start, stop }) => start < time && stop > time)
}
