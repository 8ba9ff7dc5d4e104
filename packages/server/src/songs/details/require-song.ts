import type { Reader } from '@duologue/domain/accounts/reader'
import { mayReadSong } from '@duologue/domain/songs/details/may-read-song'
import { Refused } from '../../http/refused'
import type { Clock } from '../../outside/clock/clock'
import type { SongsRoom } from '../songs-room'
import { withClasses } from './older-songs'
import { findSong, type SongRow } from './song-store'

const dayMs = 86_400_000

/** The day in UTC, by which licences end (songs-for-learners.md#who-may-meet-a-song), or the one so many days later. */
export const dayOfSongs = (clock: Clock, later = 0): string =>
  new Date(clock.now().getTime() + later * dayMs).toISOString().slice(0, 10)

/** A song that this reader may meet; to others it is not there (security.md#existence-is-private). */
export async function requireSong(
  { database, clock }: Pick<SongsRoom, 'database' | 'clock'>,
  id: string,
  reader: Reader,
): Promise<SongRow> {
  const row = await findSong(database, id)
  const asks = await withClasses(database, reader, row?.maturity === 'PG-13')
  if (!row || !mayReadSong(asks, row, dayOfSongs(clock))) throw new Refused('song-not-found')
  return row
}
