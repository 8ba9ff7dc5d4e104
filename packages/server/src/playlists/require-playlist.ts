import type { Reader } from '@duologue/domain/accounts/reader'
import { mayReadPlaylist } from '@duologue/domain/playlists/may-change-playlist'
import type { Database } from '../database/connect'
import { Refused } from '../http/refused'
import { findPlaylist, type PlaylistRow } from './playlist-store'

/** The playlist's row when this reader may see it, which others may not while it is held for review; else undefined. */
export async function findReadable(
  database: Database,
  id: string,
  reader: Reader,
): Promise<PlaylistRow | undefined> {
  const row = await findPlaylist(database, id)
  return row && mayReadPlaylist(reader, row) ? row : undefined
}

/** The same; what the reader may not see is not there (404). */
export async function requirePlaylist(
  database: Database,
  id: string,
  reader: Reader,
): Promise<PlaylistRow> {
  const row = await findReadable(database, id, reader)
  if (!row) throw new Refused('playlist-not-found')
  return row
}
