import { levels } from '@duologue/domain/choices/levels'
import { foldText } from '@duologue/domain/text/fold'
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../database/connect'
import { retryRead } from '../database/database-away'
import { keyIs, readByKey } from '../database/read-by-key'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A playlist's row (playlists.md#fields); null as language or difficulty stands for all. */
export const playlists = pgTable('playlists', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  nameSearch: text('name_search').notNull(),
  description: text().notNull().default(''),
  language: text(),
  difficulty: text({ enum: levels }),
  author: uuid(),
  conversations: uuid().array().notNull().default([]),
  songs: uuid().array().notNull().default([]),
  // How often it was opened (decision 058).
  opened: bigint({ mode: 'number' }).notNull().default(0),
  // Kept by the database: whether everybody can see something in it.
  hasShown: boolean('has_shown').notNull().default(false),
  version: integer().notNull().default(1),
  // When a report hid it until an editor has looked (decision 049).
  heldAt: instant('held_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export type PlaylistRow = typeof playlists.$inferSelect

/** What people write and choose of a playlist. */
export type PlaylistFields = Pick<
  PlaylistRow,
  'name' | 'description' | 'language' | 'difficulty' | 'conversations' | 'songs'
>

const byId = readByKey(database =>
  database.sql
    .select()
    .from(playlists)
    .where(eq(playlists.id, sql.placeholder('id'))),
)

/** A playlist's row; undefined when there is none. */
export async function findPlaylist(database: Database, id: string) {
  const [row] = await byId(database, { id })
  return row
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockPlaylist({ sql: queries }: Queries, id: string) {
  const [row] = await queries.select().from(playlists).where(eq(playlists.id, id)).for('update')
  return row
}

const namesOf = readByKey(({ sql: queries }) =>
  queries
    .select({ id: playlists.id, name: playlists.name })
    .from(playlists)
    .where(keyIs(playlists.author, 'author'))
    .orderBy(desc(playlists.id)),
)

/** Ids and names of a user's playlists, the newest first. */
export const playlistNamesOf = (queries: Queries, author: string) => namesOf(queries, { author })

/** All playlists of a user, the newest first. */
export const everyPlaylist = ({ sql: queries }: Queries, author: string) =>
  queries.select().from(playlists).where(eq(playlists.author, author)).orderBy(desc(playlists.id))

/** Stores a new playlist. */
export async function insertPlaylist(
  { sql: queries }: Queries,
  told: Pick<PlaylistRow, 'id' | 'author'> &
    Omit<PlaylistFields, 'conversations' | 'songs'> & { now: Date },
): Promise<PlaylistRow> {
  const { now, ...fields } = told
  const [row] = await queries
    .insert(playlists)
    .values({ ...fields, nameSearch: foldText(fields.name), createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('a playlist was not stored')
  return row
}

/** Changes a playlist, which makes it a new version; undefined when there is none any more. */
export async function changePlaylist(
  { sql: queries }: Queries,
  id: string,
  { now, ...change }: Partial<PlaylistFields> & { now: Date },
) {
  const named = change.name === undefined ? {} : { nameSearch: foldText(change.name) }
  const [row] = await queries
    .update(playlists)
    .set({ ...change, ...named, updatedAt: now, version: sql`${playlists.version} + 1` })
    .where(eq(playlists.id, id))
    .returning()
  return row
}

/** Deletes a playlist for good. */
export async function deletePlaylistRow({ sql: queries }: Queries, id: string): Promise<void> {
  await queries.delete(playlists).where(eq(playlists.id, id))
}

/** Playlists by their ids. */
export async function playlistsByIds({ sql: queries }: Database, ids: readonly string[]) {
  return retryRead(() =>
    queries
      .select()
      .from(playlists)
      .where(inArray(playlists.id, [...ids])),
  )
}

/** Hides a playlist since a moment, unless it is hidden already, or gives it back. */
export async function holdPlaylist(
  { sql: queries }: Queries,
  id: string,
  at: Date | null,
): Promise<void> {
  const isOther = at ? isNull(playlists.heldAt) : isNotNull(playlists.heldAt)
  await queries
    .update(playlists)
    .set({ heldAt: at })
    .where(and(eq(playlists.id, id), isOther))
}
