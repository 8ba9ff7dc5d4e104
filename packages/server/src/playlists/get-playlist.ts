import type { playlists } from '@duologue/contract/playlists'
import { publicAuthors } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { listedConversations } from './listed-conversations'
import { findPlaylist } from './playlist-store'
import { playlistView } from './playlist-view'
import type { PlaylistsRoom } from './playlists-room'

export function getPlaylist({ database }: PlaylistsRoom): Handler<typeof playlists.getPlaylist> {
  return async ({ params }, { reader }) => {
    const row = await findPlaylist(database, params.id)
    if (!row) throw new Refused('playlist-not-found')
    const [[listed], authors] = await Promise.all([
      listedConversations(database, [row], reader),
      publicAuthors(database, [row.author]),
    ])
    return playlistView(row, authors.get(row.author ?? ''), listed)
  }
}
