import type { songs } from '@duologue/contract/songs'
import type { Handler } from '../../http/handlers'
import { songView } from '../details/song-view'
import { editSong } from '../editing/edit-song'
import type { SongsRoom } from '../songs-room'

/** POST /api/songs/{id}/withdraw: learners meet it no longer; it stays curated (songs-for-learners.md#withdrawing). */
export function withdrawSong(room: SongsRoom): Handler<typeof songs.withdrawSong> {
  return ({ params, body }, caller) =>
    editSong(room, caller, {
      song: { song: params.id },
      request: ['withdrawSong', params.id, body],
      operation: 'withdraw',
      reason: body.reason,
      work: ({ row }) => ({ details: { withdrawnAt: row.withdrawnAt ?? room.clock.now() } }),
      answer: ({ row, lyrics }) =>
        songView(
          row,
          lyrics.map(({ id }) => id),
        ),
    })
}
