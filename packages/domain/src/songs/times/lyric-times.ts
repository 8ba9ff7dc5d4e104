import type { Hundredths } from './time'

/** The times of one lyric of a song; both 0 as long as it is not timed. */
export interface LyricTimes {
  readonly id: string
  readonly start: Hundredths
  readonly stop: Hundredths
}

/** The lyrics of a song in their order. */
export type Timeline = readonly LyricTimes[]

/** Whether a lyric was never timed: both times are 0 (songs.md#times). */
export const isUntimed = ({ start, stop }: LyricTimes): boolean => start === 0 && stop === 0

/** The timeline with other times for one lyric; the others stay the very same values. */
export const withTimes = (
  timeline: Timeline,
  place: number,
  times: Partial<Pick<LyricTimes, 'start' | 'stop'>>,
): Timeline => timeline.map((lyric, index) => (index === place ? { ...lyric, ...times } : lyric))
