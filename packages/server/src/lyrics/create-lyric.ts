import type { CallArguments } from '@duologue/contract/endpoint'
import type { lyrics } from '@duologue/contract/lyrics'
import { insertLyric } from '@duologue/domain/lyrics/change-lyrics'
import { blankLine, type LyricLine } from '@duologue/domain/lyrics/lyric-line'
import { toHundredths } from '@duologue/domain/lyrics/timeline/time'
import type { Handler } from '../http/handlers'
import { newId } from '../outside/random/new-id'
import { editSong, knownWords, type OpenSong, refuseOldOrder, songOrder } from '../songs/index'
import { readChinese } from '../words/index'
import { changedViews } from './changed-views'
import type { LyricsRoom } from './lyrics-room'
import { refuseTakenId } from './refuse-taken-id'
import { toldTranslation } from './told-translation'

type Data = CallArguments<typeof lyrics.createLyric>['body']['data']

async function lineOf(room: LyricsRoom, open: OpenSong, data: Data): Promise<LyricLine> {
  const { transaction, row } = open
  await knownWords(transaction, row, data.words)
  const isChinese = row.language === 'chinese'
  const pinyin =
    data.pinyin || !isChinese
      ? data.pinyin
      : (await readChinese(room, data.text, transaction)).pinyin
  return {
    ...blankLine(data.id ?? newId(room.random, room.clock), data.text),
    ...toldTranslation(data.translation),
    pinyin: pinyin ?? '',
    annotation: data.annotation,
    startTime: toHundredths(data.startTime),
    stopTime: toHundredths(data.stopTime),
    duplicateLyric: data.duplicateLyric,
    emptyLyric: data.emptyLyric,
    skip: data.skip,
    firstSungLyric: data.firstSungLyric,
    words: data.words,
  }
}

/** POST /api/lyrics: a new or copied lyric at its place (lyrics.md#new-lyric). */
export function createLyric(room: LyricsRoom): Handler<typeof lyrics.createLyric> {
  return ({ body }, caller) =>
    editSong(room, caller, {
      song: { song: body.songId },
      request: ['createLyric', body],
      operation: 'add',
      async work(open) {
        await refuseOldOrder(open, body.baseOrderRev)
        await refuseTakenId(open, body.data.id)
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
