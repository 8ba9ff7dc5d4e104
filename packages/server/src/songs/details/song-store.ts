import {
  maturities,
  songAudiences,
  songDifficulties,
  songLanguages,
  songRights,
} from '@duologue/domain/choices/song-choices'
import type { SongDetails } from '@duologue/domain/songs/details/song-details'
import { foldText } from '@duologue/domain/text/fold'
import { eq, sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'
import { readByKey } from '../../database/read-by-key'
import { lyrics } from '../lyrics/lyric-table'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A song's row (songs.md#song-fields); see the migration. */
export const songs = pgTable('songs', {
  id: uuid().primaryKey(),
  language: text({ enum: songLanguages }).notNull(),
  title: text().notNull(),
  artist: text().notNull(),
  titleSearch: text('title_search').notNull(),
  titleTranslation: text('title_translation').notNull().default(''),
  artistTranslation: text('artist_translation').notNull().default(''),
  titlePinyin: text('title_pinyin').notNull().default(''),
  artistPinyin: text('artist_pinyin').notNull().default(''),
  difficulty: text({ enum: songDifficulties }).notNull(),
  maturity: text({ enum: maturities }).notNull(),
  curated: boolean().notNull(),
  publishedAt: instant('published_at'),
  youtubeId: text('youtube_id'),
  youtubeViews: doublePrecision('youtube_views').notNull(),
  mediaUrl: text('media_url'),
  duration: doublePrecision().notNull(),
  description: text().notNull().default(''),
  tags: text().array().notNull().default([]),
  rights: text({ enum: songRights }).notNull().default('unknown'),
  rightsNote: text('rights_note').notNull().default(''),
  rightsUrl: text('rights_url').notNull().default(''),
  audience: text({ enum: songAudiences }).notNull().default('everyone'),
  licensedUntil: date('licensed_until'),
  withdrawnAt: instant('withdrawn_at'),
  views: integer().notNull().default(0),
  gameRev: integer('game_rev').notNull().default(1),
  rev: integer().notNull().default(1),
  orderRev: integer('order_rev').notNull().default(1),
  fieldRevs: jsonb('field_revs').$type<Record<string, number>>().notNull().default({}),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export type SongRow = typeof songs.$inferSelect

/** What a search finds a song by. */
export const searchedText = (song: Pick<SongDetails, 'title' | 'artist'>): string =>
  foldText(`${song.title} ${song.artist}`)

const byId = readByKey(database =>
  database.sql
    .select()
    .from(songs)
    .where(eq(songs.id, sql.placeholder('id'))),
)

/** A song's row; undefined when there is none. */
export async function findSong(database: Queries, id: string): Promise<SongRow | undefined> {
  const [row] = await byId(database, { id })
  return row
}

/** Which song is meant: itself, or the one that a lyric is of. */
export type MeantSong = { song: string } | { lyric: string }

/** The song's row, and nobody else changes it or its lyrics until the transaction ends. */
export async function lockSong({ sql: queries }: Queries, meant: MeantSong) {
  const id =
    'song' in meant
      ? meant.song
      : queries.select({ song: lyrics.song }).from(lyrics).where(eq(lyrics.id, meant.lyric))
  const [row] = await queries.select().from(songs).where(eq(songs.id, id)).for('update')
  return row
}

/** Stores a new song. */
export async function insertSong({ sql: queries }: Queries, song: typeof songs.$inferInsert) {
  const [row] = await queries.insert(songs).values(song).returning()
  if (!row) throw new Error('a song was not stored')
  return row
}

/** Changes a song that the transaction has locked. */
export async function changeSong(
  { sql: queries }: Queries,
  id: string,
  change: Partial<typeof songs.$inferInsert>,
): Promise<SongRow> {
  const [row] = await queries.update(songs).set(change).where(eq(songs.id, id)).returning()
  if (!row) throw new Error('a locked song is gone')
  return row
}

/** Deletes a song, its lyrics and its history for good; whether there was one. */
export async function deleteSongRow({ sql: queries }: Queries, id: string): Promise<boolean> {
  const gone = await queries.delete(songs).where(eq(songs.id, id)).returning({ id: songs.id })
  return gone.length > 0
}
