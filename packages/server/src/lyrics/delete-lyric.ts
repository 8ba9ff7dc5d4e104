import type { lyrics } from '@duologue/contract/lyrics'
import { removeLyric } from '@duologue/domain/lyrics/change-lyrics'
import type { LyricLine } from '@duologue/domain/lyrics/lyric-line'
import type { Handler } from '../http/handlers'
import { editSong, songOrder } from '../songs/index'
import { changedViews } from './changed-views'
import type { LyricsRoom } from './lyrics-room'

/** DELETE /api/lyrics/{id}: takes it out of its song; its history can bring it back (lyrics.md#remove). */
export function deleteLyric(room: LyricsRoom): Handler<typeof lyrics.deleteLyric> {
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
