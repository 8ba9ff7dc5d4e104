import type { songs } from '@duologue/contract/songs'
import { isEditor } from '@duologue/domain/accounts/is-editor'
import { viewerNames } from '../../conversations/index'
import type { Handler } from '../../http/handlers'
import { requireSong } from '../details/require-song'
import type { SongsRoom } from '../songs-room'
import { countSongView } from './song-view-store'

/** POST /api/songs/{id}/views: one a visitor and hour; editors do not count (songs-for-learners.md#views-of-songs). */
export function recordSongView(room: SongsRoom): Handler<typeof songs.recordSongView> {
  const { database, clock } = room
  const viewerOf = viewerNames(room)
  return async ({ params }, caller) => {
    const { id } = await requireSong(room, params.id, caller.reader)
    if (!isEditor(caller.reader)) {
      const hour = clock.now()
      hour.setUTCMinutes(0, 0, 0)
      await countSongView(database, { song: id, viewer: await viewerOf(caller), hour })
    }
    return { ok: true }
  }
}
