import type { SheetLine } from '@duologue/contract/songs/song-sheet'
import type { LyricTimes } from '@duologue/domain/songs/times/lyric-times'

/** A sheet tells whole hundredths, as seconds: nothing of them is halved. */
const hundredths = (seconds: number) => Math.round(seconds * 100)

/** The times of a song's own recording, line by line. */
export const ownTimes = (lines: readonly SheetLine[]): LyricTimes[] =>
  lines.map(({ id, start, stop }) => ({ id, start: hundredths(start), stop: hundredths(stop) }))
