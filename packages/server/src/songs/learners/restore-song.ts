import type { songs } from '@duologue/contract/songs'
import type { Handler } from '../../http/handlers'
import { songView } from '../details/song-view'
import { editSong } from '../editing/edit-song'
import type { SongsRoom } from '../songs-room'

/** POST /api/songs/{id}/restore: learners meet it again as before (songs-for-learners.md#withdrawing). */
export function restoreSong(room: SongsRoom): Handler<typeof songs.restoreSong> {
  return ({ params, body }, caller) =>
    editSong(room, caller, {
      song: { song: params.id },
      request: ['restoreSong', params.id, body],
      operation: 'restore',
      reason: body.reason,
      work: () => ({ details: { withdrawnAt: null } }),
      answer: ({ row, lyrics }) => {
        const ids = lyrics.map(({ id }) => id)
        return songView(row, ids)
      },
    })
}
