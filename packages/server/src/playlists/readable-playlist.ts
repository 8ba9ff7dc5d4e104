import type { Reader } from '@duologue/domain/accounts/reader'
import { mayReadPlaylist } from '@duologue/domain/playlists/may-change-playlist'
import type { Database } from '../database/connect'
import { Refused } from '../http/refused'
import { findPlaylist, type PlaylistRow } from './playlist-store'

/** The playlist's row when this reader may see it; one that is held for review is not there for others (404). */
export async function readablePlaylist(
  database: Database,
  id: string,
  reader: Reader,
): Promise<PlaylistRow> {
  const row = await findPlaylist(database, id)
  if (!row || !mayReadPlaylist(reader, row)) throw new Refused('playlist-not-found')
  return row
}
