import type { playlists } from '@duologue/contract/playlists'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { changeablePlaylist } from './changeable-playlist'
import { deletePlaylistRow } from './playlist-store'
import type { PlaylistsRoom } from './playlists-room'

export function deletePlaylist(room: PlaylistsRoom): Handler<typeof playlists.deletePlaylist> {
  return async ({ params }, { reader }) => {
    await inTransaction(room.database, room.random, async transaction => {
      await changeablePlaylist(transaction, params.id, reader)
      await deletePlaylistRow(transaction, params.id)
    })
    return { id: params.id }
  }
}
