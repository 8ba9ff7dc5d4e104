import type { Reader } from '@duologue/domain/accounts/reader'
import { mayChangePlaylist, mayReadPlaylist } from '@duologue/domain/playlists/may-change-playlist'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { lockPlaylist, type PlaylistRow } from './playlist-store'

/** The playlist's row, locked, when this reader may change it. Throws its refusal when not, or when there is none. */
export async function changeablePlaylist(
  transaction: Queries,
  id: string,
  reader: Reader,
): Promise<PlaylistRow> {
  const row = await lockPlaylist(transaction, id)
  if (!row || !mayReadPlaylist(reader, row)) throw new Refused('playlist-not-found')
  if (!mayChangePlaylist(reader, row.author)) throw new Refused('not-allowed')
  return row
}
