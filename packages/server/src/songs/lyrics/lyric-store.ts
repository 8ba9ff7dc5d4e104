import { textKey } from '@duologue/domain/songs/lyrics/text-key'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { type LyricRow, lyrics } from './lyric-table'

const { song: _song, position: _position, textKey: _textKey, ...columns } = lyrics

/** What is read of a lyric. */
const read = {
  id: columns.id,
  text: columns.text,
  translation: columns.translation,
  translationPending: columns.translationPending,
  translationSource: columns.translationSource,
  pinyin: columns.pinyin,
  annotation: columns.annotation,
  startTime: columns.startTime,
  stopTime: columns.stopTime,
  duplicateLyric: columns.duplicateLyric,
  emptyLyric: columns.emptyLyric,
  skip: columns.skip,
  firstSungLyric: columns.firstSungLyric,
  needsReview: columns.needsReview,
  words: columns.words,
  marks: columns.marks,
  rev: columns.rev,
  fieldRevs: columns.fieldRevs,
  createdAt: columns.createdAt,
  updatedAt: columns.updatedAt,
}

/** The lyrics of a song in their order. */
export const lyricsOfSong = ({ sql: queries }: Queries, song: string): PromiseLike<LyricRow[]> =>
  queries.select(read).from(lyrics).where(eq(lyrics.song, song)).orderBy(asc(lyrics.position))

/** A lyric as the statement below reads it out of JSON. */
const asRow = (row: LyricRow, song: string, position: number) => ({
  id: row.id,
  song,
  position,
  text: row.text,
  text_key: textKey(row.text),
  translation: row.translation,
  translation_pending: row.translationPending,
  translation_source: row.translationSource,
  pinyin: row.pinyin,
  annotation: row.annotation,
  start_time: row.startTime,
  stop_time: row.stopTime,
  duplicate_lyric: row.duplicateLyric,
  empty_lyric: row.emptyLyric,
  skip: row.skip,
  first_sung_lyric: row.firstSungLyric,
  needs_review: row.needsReview,
  words: row.words,
  marks: row.marks,
  rev: row.rev,
  field_revs: row.fieldRevs,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
})

/** Lyrics to keep: at which place each stands. */
export type PlacedLyric = readonly [row: LyricRow, position: number]

/** Keeps new and changed lyrics of a song, however many, in one statement. */
export async function upsertLyrics(
  { sql: queries }: Queries,
  song: string,
  placed: readonly PlacedLyric[],
): Promise<void> {
  const rows = JSON.stringify(placed.map(([row, position]) => asRow(row, song, position)))
  await queries.execute(sql`
    insert into lyrics
    select kept.* from jsonb_populate_recordset(null::lyrics, ${rows}::jsonb) kept
    on conflict (id) do update set
      position = excluded.position, text = excluded.text, text_key = excluded.text_key,
      translation = excluded.translation, translation_pending = excluded.translation_pending,
      translation_source = excluded.translation_source, pinyin = excluded.pinyin,
      annotation = excluded.annotation, start_time = excluded.start_time,
      stop_time = excluded.stop_time, duplicate_lyric = excluded.duplicate_lyric,
      empty_lyric = excluded.empty_lyric, skip = excluded.skip,
      first_sung_lyric = excluded.first_sung_lyric, needs_review = excluded.needs_review,
      words = excluded.words, marks = excluded.marks, rev = excluded.rev, field_revs = excluded.field_revs,
      updated_at = excluded.updated_at
    where lyrics.song = excluded.song`)
}

/** Puts lyrics at their places, in one statement. */
export async function placeLyrics(
  { sql: queries }: Queries,
  placed: readonly (readonly [id: string, position: number])[],
): Promise<void> {
  const ids = placed.map(([id]) => id)
  const positions = placed.map(([, position]) => position)
  await queries.execute(sql`
    update lyrics set position = placed.position
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(positions)}::int[]) placed (id, position)
    where lyrics.id = placed.id`)
}

/** Takes lyrics out for good. */
export async function deleteLyricRows({ sql: queries }: Queries, ids: readonly string[]) {
  await queries.delete(lyrics).where(inArray(lyrics.id, [...ids]))
}

/** Which of these ids are lyrics of any song. */
export async function takenLyricIds({ sql: queries }: Queries, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await queries
    .select({ id: lyrics.id })
    .from(lyrics)
    .where(inArray(lyrics.id, [...ids]))
  return rows.map(({ id }) => id)
}
