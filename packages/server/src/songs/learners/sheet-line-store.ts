import { asc } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { keyIs, readByKey } from '../../database/read-by-key'
import { lyrics } from '../lyrics/lyric-table'

const linesOfSong = readByKey(({ sql: queries }) =>
  queries
    .select({
      id: lyrics.id,
      position: lyrics.position,
      text: lyrics.text,
      translation: lyrics.translation,
      pinyin: lyrics.pinyin,
      startTime: lyrics.startTime,
      stopTime: lyrics.stopTime,
      duplicateLyric: lyrics.duplicateLyric,
      emptyLyric: lyrics.emptyLyric,
      skip: lyrics.skip,
      marks: lyrics.marks,
      words: lyrics.words,
    })
    .from(lyrics)
    .where(keyIs(lyrics.song, 'song'))
    .orderBy(asc(lyrics.position)),
)

/** The lines of a song in their order, as far as learners see them. */
export const sheetLinesOf = (queries: Queries, song: string) => linesOfSong(queries, { song })

export type SheetLineRow = Awaited<ReturnType<typeof sheetLinesOf>>[number]
