import type { Reader } from '@duologue/domain/accounts/reader'
import { mayReadSong } from '@duologue/domain/songs/details/may-read-song'
import { Refused } from '../../http/refused'
import type { Clock } from '../../outside/clock/clock'
import type { SongsRoom } from '../songs-room'
import { findSong, type SongRow } from './song-store'

/** The day in UTC: a licence ends with it (songs-for-learners.md#who-may-meet-a-song). */
export const dayOfSongs = (clock: Clock): string => clock.now().toISOString().slice(0, 10)

/** A song that this reader may meet; to others it is not there (security.md#existence-is-private). */
export async function requireSong(
  { database, clock }: Pick<SongsRoom, 'database' | 'clock'>,
  id: string,
  reader: Reader,
): Promise<SongRow> {
  const row = await findSong(database, id)
  if (!row || !mayReadSong(reader, row, dayOfSongs(clock))) throw new Refused('song-not-found')
  return row
}
