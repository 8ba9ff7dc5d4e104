import type { songs } from '@duologue/contract/songs'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { mergeLyrics as mergedLyrics, neighbours } from '@duologue/domain/songs/lyrics/merge-lyrics'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { editSong } from '../editing/edit-song'
import type { SongsRoom } from '../songs-room'
import { changedViews } from './changed-views'
import { songOrder } from './lyric-view'
import { requireUnchangedText } from './require-unchanged-text'

/** POST /api/lyrics/{id}/merge: joins a lyric with its neighbour; the upper one stays (lyrics.md#merge). */
export function mergeLyrics(room: SongsRoom): Handler<typeof songs.mergeLyrics> {
  return ({ params: { id }, body }, caller) => {
    let ids = { kept: id, removed: id }
    return editSong(room, caller, {
      song: { lyric: id },
      request: ['mergeLyric', id, body],
      operation: 'merge',
      async work(open) {
        const pair = neighbours(open.lyrics, id, body.direction)
        if (!pair) throw new Refused('no-lyric-to-merge')
        await requireUnchangedText(open, [pair.upper, pair.lower], body)
        const merged = mergedLyrics<LyricLine>(open.lyrics, id, body.direction)
        if (!merged) throw new Refused('no-lyric-to-merge')
        ids = { kept: merged.kept, removed: merged.removed }
        return { lyrics: merged.lines }
      },
      async answer(stored) {
        const [lyric, ...others] = await changedViews(stored, [ids.kept])
        if (!lyric) throw new Error('a merged lyric is gone')
        const song = songOrder(stored.row, stored.lyrics)
        return { lyric, removedId: ids.removed, lyrics: others, song }
      },
    })
  }
}
