import { asc, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { keyIs, readByKey } from '../../database/read-by-key'
import { stampOfWords } from '../../words/index'
import { lyrics } from '../lyrics/lyric-table'
import { wordsOfSong } from '../lyrics/pending-store'

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

const stamps = readByKey(({ sql: queries }) =>
  queries
    .select({
      stamp: sql<string>`concat_ws(' ', sum(hash_record_extended(${lyrics}, 0)), ${stampOfWords(wordsOfSong(sql.placeholder('song')))})`,
    })
    .from(lyrics)
    .where(keyIs(lyrics.song, 'song')),
)

/** Another one as soon as a line of the song or one of its words is, whoever has changed what of it. */
export async function stampOfSheet(queries: Queries, song: string): Promise<string> {
  const [row] = await stamps(queries, { song })
  return row?.stamp ?? ''
}
