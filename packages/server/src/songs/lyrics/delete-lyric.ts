import type { songs } from '@duologue/contract/songs'
import { removeLyric } from '@duologue/domain/songs/editing/change-lyrics'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import type { Handler } from '../../http/handlers'
import { editSong } from '../editing/edit-song'
import type { SongsRoom } from '../songs-room'
import { changedViews } from './changed-views'
import { songOrder } from './lyric-view'

/** DELETE /api/lyrics/{id}: takes it out of its song; its history can bring it back (lyrics.md#remove). */
export function deleteLyric(room: SongsRoom): Handler<typeof songs.deleteLyric> {
  return ({ params: { id } }, caller) =>
    editSong(room, caller, {
      song: { lyric: id },
      request: ['deleteLyric', id],
      operation: 'remove',
      work: open => ({ lyrics: removeLyric<LyricLine>(open.lyrics, id) }),
      answer: async stored => ({
        id,
        lyrics: await changedViews(stored, []),
        song: songOrder(stored.row, stored.lyrics),
      }),
    })
}
