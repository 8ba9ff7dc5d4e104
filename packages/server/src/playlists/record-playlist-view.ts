import type { playlists } from '@duologue/contract/playlists'
import { isPlaylistAuthor } from '@duologue/domain/playlists/may-change-playlist'
import { viewerNames } from '../conversations/index'
import type { Handler } from '../http/handlers'
import type { PlaylistsRoom } from './playlists-room'
import { requirePlaylist } from './require-playlist'
import { countPlaylistView, viewsOf } from './view-store'

/** One view a visitor and hour, whatever number was sent; its author does not count (decision 058). */
export function recordPlaylistView(
  room: PlaylistsRoom,
): Handler<typeof playlists.recordPlaylistView> {
  const { database, clock } = room
  const viewerOf = viewerNames(room)
  return async ({ params }, caller) => {
    const { id, author } = await requirePlaylist(database, params.id, caller.reader)
    if (!isPlaylistAuthor(caller.reader, author)) {
      const hour = clock.now()
      hour.setUTCMinutes(0, 0, 0)
      await countPlaylistView(database, { playlist: id, viewer: await viewerOf(caller), hour })
    }
    return { id, stats: { views: await viewsOf(database, id) } }
  }
}
