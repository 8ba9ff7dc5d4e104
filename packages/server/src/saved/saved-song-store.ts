import { and, count, desc, eq } from 'drizzle-orm'
import type { Database, Queries } from '../database/connect'
import { keyIs, readByKey } from '../database/read-by-key'
import { savedSongs as saved } from './saved-table'

/** A song that is kept. */
type Kept = Pick<typeof saved.$inferSelect, 'song' | 'savedAt'>

const ofUser = readByKey(({ sql: queries }) =>
  queries
    .select({ song: saved.song, savedAt: saved.savedAt })
    .from(saved)
    .where(keyIs(saved.user, 'user'))
    .orderBy(desc(saved.savedAt), desc(saved.song)),
)

/** All songs that a user keeps, what was kept last first. */
export const songsSavedBy = (database: Database, user: string): Promise<Kept[]> =>
  ofUser(database, { user })

const oneOfUser = readByKey(({ sql: queries }) =>
  queries
    .select({ song: saved.song })
    .from(saved)
    .where(and(keyIs(saved.user, 'user'), keyIs(saved.song, 'song'))),
)

/** Whether a user keeps a song. */
export async function isSongSavedBy(queries: Queries, user: string, song: string) {
  return (await oneOfUser(queries, { user, song })).length > 0
}

/** How many songs a user keeps, those too that are gone or withdrawn. */
export async function countSavedSongs({ sql: queries }: Queries, user: string): Promise<number> {
  const [row] = await queries.select({ n: count() }).from(saved).where(eq(saved.user, user))
  return row?.n ?? 0
}

export const insertSavedSong = (
  { sql: queries }: Queries,
  kept: typeof saved.$inferInsert,
): PromiseLike<unknown> => queries.insert(saved).values(kept)

/** Keeps a song no longer; one that is not kept is no fault. */
export const deleteSavedSong = (
  { sql: queries }: Queries,
  user: string,
  song: string,
): PromiseLike<unknown> =>
  queries.delete(saved).where(and(eq(saved.user, user), eq(saved.song, song)))
