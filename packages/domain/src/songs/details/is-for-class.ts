import { type ClassMaturity, maturities } from '../../choices/song-choices'
import { type ReadSong, songState } from './may-read-song'

/**
 * Whether a class may be asked to play a song: one that is out, up to what the class allows
 * (assignments.md#assigned-songs).
 *
 * @param today the day in UTC, such as `2026-03-04`.
 */
export const isForClass = (
  song: Pick<ReadSong, 'curated' | 'withdrawnAt' | 'licensedUntil' | 'maturity'>,
  upTo: ClassMaturity,
  today: string,
): boolean =>
  songState(song, today) === 'open' && maturities.indexOf(song.maturity) <= maturities.indexOf(upTo)
