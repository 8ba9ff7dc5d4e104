import type { CallArguments } from '@duologue/contract/endpoint'
import type { songs } from '@duologue/contract/songs'
import { insertLyric } from '@duologue/domain/songs/editing/change-lyrics'
import { blankLine, type LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { toHundredths } from '@duologue/domain/songs/times/time'
import type { Handler } from '../../http/handlers'
import { newId } from '../../outside/random/new-id'
import { readChinese } from '../../words/index'
import { humanTranslation } from '../adding/human-translation'
import type { OpenSong } from '../details/open-song'
import { editSong } from '../editing/edit-song'
import { requireOrder } from '../editing/require-no-conflict'
import type { SongsRoom } from '../songs-room'
import { changedViews } from './changed-views'
import { knownWords } from './known-words'
import { songOrder } from './lyric-view'
import { requireFreeId } from './require-free-id'

type Data = CallArguments<typeof songs.createLyric>['body']['data']

async function lineOf(room: SongsRoom, open: OpenSong, data: Data): Promise<LyricLine> {
  const { transaction, row } = open
  await knownWords(transaction, row, data.words)
  const isChinese = row.language === 'chinese'
  const pinyin =
    data.pinyin || !isChinese
      ? data.pinyin
      : (await readChinese(room, data.text, transaction)).pinyin
  return {
    ...blankLine(data.id ?? newId(room.random, room.clock), data.text),
    ...humanTranslation(data.translation),
    pinyin: pinyin ?? '',
    annotation: data.annotation,
    startTime: toHundredths(data.startTime),
    stopTime: toHundredths(data.stopTime),
    duplicateLyric: data.duplicateLyric,
    emptyLyric: data.emptyLyric,
    skip: data.skip,
    firstSungLyric: data.firstSungLyric,
    words: data.words,
    marks: data.marks,
  }
}

/** POST /api/lyrics: a new or copied lyric at its place (lyrics.md#new-lyric). */
export function createLyric(room: SongsRoom): Handler<typeof songs.createLyric> {
  return ({ body }, caller) =>
    editSong(room, caller, {
      song: { song: body.songId },
      request: ['createLyric', body],
      operation: 'add',
      async work(open) {
        await requireOrder(open, body.baseOrderRev)
        await requireFreeId(open, body.data.id)
        const line = await lineOf(room, open, body.data)
        return { lyrics: insertLyric<LyricLine>(open.lyrics, line, body.lyricIndex) }
      },
      async answer(stored) {
        const [lyric, ...others] = await changedViews(stored, stored.inverse.added ?? [])
        if (!lyric) throw new Error('a lyric was not stored')
        return { lyric, lyrics: others, song: songOrder(stored.row, stored.lyrics) }
      },
    })
}
