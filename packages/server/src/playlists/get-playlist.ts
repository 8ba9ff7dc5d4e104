import type { playlists } from '@duologue/contract/playlists'
import { publicAuthors } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { listedIn } from './listed-in'
import { playlistView } from './playlist-view'
import type { PlaylistsRoom } from './playlists-room'
import { requirePlaylist } from './require-playlist'

export function getPlaylist(room: PlaylistsRoom): Handler<typeof playlists.getPlaylist> {
  const { database } = room
  return async ({ params }, { reader }) => {
    const row = await requirePlaylist(database, params.id, reader)
    const [[listed], authors] = await Promise.all([
      listedIn(room, [row], reader),
      publicAuthors(database, [row.author]),
    ])
    return playlistView(row, authors.get(row.author ?? ''), listed)
  }
}
