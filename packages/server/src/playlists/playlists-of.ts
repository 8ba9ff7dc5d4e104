import type { Database } from '../database/connect'
import { everyPlaylist } from './playlist-store'
import { playlistView } from './playlist-view'

/** All playlists of a user, as they go into the export of their data (accounts.md#own-data). */
export async function playlistsOf(database: Database, user: string) {
  return (await everyPlaylist(database, user)).map(row => playlistView(row, undefined))
}
