import type { Lyric, LyricWord, SongMark, SongOrder } from '@duologue/contract/shapes/lyric-shapes'
import type { Word } from '@duologue/contract/words'
import { toSeconds } from '@duologue/domain/songs/times/time'
import type { Queries } from '../../database/connect'
import { wordsByIds } from '../../words/index'
import type { SongRow } from '../details/song-store'
import type { LyricRow } from './lyric-table'

/** A word as lyrics carry it. */
export const lyricWordView = ({ id, text, translation, pinyin }: Word): LyricWord => ({
  id,
  text,
  translation,
  pinyin: pinyin ?? '',
})

type Known = ReadonlyMap<string, Word>

/** A lyric with its words, times in seconds. */
function lyricView(song: SongRow, row: LyricRow, words: Known): Lyric {
  return {
    ...row,
    song: song.id,
    language: song.language,
    startTime: toSeconds(row.startTime),
    stopTime: toSeconds(row.stopTime),
    fieldRevs: { ...row.fieldRevs },
    marks: row.marks ? [...row.marks] : null,
    words: row.words.flatMap(id => {
      const word = words.get(id)
      return word ? [lyricWordView(word)] : []
    }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Lyrics of a song with their words, which are asked for at once. */
export async function lyricViews(
  queries: Queries,
  song: SongRow,
  rows: readonly LyricRow[],
): Promise<Lyric[]> {
  const ids = [...new Set(rows.flatMap(({ words }) => words))]
  const words = ids.length === 0 ? new Map<string, Word>() : await wordsByIds(queries, ids)
  return rows.map(row => lyricView(song, row, words))
}

export const songMark = ({ id, rev, orderRev }: SongRow): SongMark => ({ id, rev, orderRev })

export const songOrder = (song: SongRow, rows: readonly LyricRow[]): SongOrder => ({
  ...songMark(song),
  lyrics: rows.map(({ id }) => id),
})
