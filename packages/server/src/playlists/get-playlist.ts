import type { playlists } from '@duologue/contract/playlists'
import { publicAuthors } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { listedConversations } from './listed-conversations'
import { playlistView } from './playlist-view'
import type { PlaylistsRoom } from './playlists-room'
import { requirePlaylist } from './require-playlist'

export function getPlaylist({ database }: PlaylistsRoom): Handler<typeof playlists.getPlaylist> {
  return async ({ params }, { reader }) => {
    const row = await requirePlaylist(database, params.id, reader)
    const [[listed], authors] = await Promise.all([
      listedConversations(database, [row], reader),
      publicAuthors(database, [row.author]),
    ])
    return playlistView(row, authors.get(row.author ?? ''), listed)
  }
}
