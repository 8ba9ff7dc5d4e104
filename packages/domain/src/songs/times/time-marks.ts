import { isUntimed, type LyricTimes } from './lyric-times'

/** What is noticed about a lyric and the one after it: its end is missing, time between, or time that both claim. */
export interface TimeMarks {
  /** It has no end yet: its stop is 0. */
  readonly notTimed: boolean
  readonly gap: boolean
  readonly overlap: boolean
}

/**
 * Whether there is time between a lyric and the next one: more than 0.01 s (songs.md#gap-and-overlap). In hundredths,
 * since the same sum in seconds is wrong for one value in six.
 */
export const hasGap = ({ stop }: LyricTimes, next: LyricTimes | undefined): boolean =>
  next !== undefined && stop + 1 < next.start

/** Whether a lyric ends before it begins, or after the next one has begun; a lyric without times claims none. */
export const hasOverlap = (lyric: LyricTimes, next: LyricTimes | undefined): boolean =>
  lyric.stop !== 0 &&
  (lyric.stop < lyric.start || (next !== undefined && !isUntimed(next) && lyric.stop > next.start))

/** The marks of a lyric (songs.md#gap-and-overlap). */
export const timeMarks = (lyric: LyricTimes, next: LyricTimes | undefined): TimeMarks => ({
  notTimed: lyric.stop === 0,
  gap: hasGap(lyric, next),
  overlap: hasOverlap(lyric, next),
})
