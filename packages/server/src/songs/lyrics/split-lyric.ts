import type { songs } from '@duologue/contract/songs'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { splitLyric as split } from '@duologue/domain/songs/lyrics/split-lyric'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { newId } from '../../outside/random/new-id'
import { editSong } from '../editing/edit-song'
import type { SongsRoom } from '../songs-room'
import { changedViews } from './changed-views'
import { knownWords } from './known-words'
import { lyricOf } from './lyric-of'
import { lyricWordView, songOrder } from './lyric-view'
import { requireFreeId } from './require-free-id'
import { requireUnchangedText } from './require-unchanged-text'

/** POST /api/lyrics/{id}/split: cuts a lyric before one of its words (lyrics.md#split). */
export function splitLyric(room: SongsRoom): Handler<typeof songs.splitLyric> {
  return ({ params: { id }, body }, caller) => {
    const secondId = body.secondId ?? newId(room.random, room.clock)
    return editSong(room, caller, {
      song: { lyric: id },
      request: ['splitLyric', id, body],
      operation: 'split',
      async work(open) {
        const line = lyricOf(open.lyrics, id)
        await requireUnchangedText(open, [line], body)
        await requireFreeId(open, body.secondId)
        if (line.words.length === 0) throw new Refused('no-words-to-split')
        const known = await knownWords(open.transaction, open.row, line.words)
        const said = line.words.flatMap(word => {
          const found = known.get(word)
          return found ? [lyricWordView(found)] : []
        })
        const lines = split<LyricLine>(open.lyrics, id, said, body.wordIndex ?? -1, secondId)
        if (!lines) throw new Refused('no-split-word')
        return { lyrics: lines }
      },
      async answer(stored) {
        const [first, second, ...changed] = await changedViews(stored, [id, secondId])
        if (!first || !second) throw new Error('a half of a lyric is gone')
        const song = songOrder(stored.row, stored.lyrics)
        return { lyrics: [first, second], changed, song }
      },
    })
  }
}
