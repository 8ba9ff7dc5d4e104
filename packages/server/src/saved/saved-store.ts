import { and, count, desc, eq } from 'drizzle-orm'
import type { Database, Queries } from '../database/connect'
import { keyIs, readByKey } from '../database/read-by-key'
import { savedConversations as saved } from './saved-table'

/** A conversation that is kept. */
type Kept = Pick<typeof saved.$inferSelect, 'conversation' | 'savedAt'>

const ofUser = readByKey(({ sql: queries }) =>
  queries
    .select({ conversation: saved.conversation, savedAt: saved.savedAt })
    .from(saved)
    .where(keyIs(saved.user, 'user'))
    .orderBy(desc(saved.savedAt), desc(saved.conversation)),
)

/** All conversations that a user keeps, what was kept last first. */
export const savedBy = (database: Database, user: string): Promise<Kept[]> =>
  ofUser(database, { user })

const oneOfUser = readByKey(({ sql: queries }) =>
  queries
    .select({ conversation: saved.conversation })
    .from(saved)
    .where(and(keyIs(saved.user, 'user'), keyIs(saved.conversation, 'conversation'))),
)

/** Whether a user keeps a conversation. */
export async function isSavedBy(
  queries: Queries,
  user: string,
  conversation: string,
): Promise<boolean> {
  return (await oneOfUser(queries, { user, conversation })).length > 0
}

/** How many a user keeps, those too that are gone or hidden. */
export async function countSaved({ sql: queries }: Queries, user: string): Promise<number> {
  const [row] = await queries.select({ n: count() }).from(saved).where(eq(saved.user, user))
  return row?.n ?? 0
}

export const insertSaved = (
  { sql: queries }: Queries,
  kept: typeof saved.$inferInsert,
): PromiseLike<unknown> => queries.insert(saved).values(kept)

/** Keeps a conversation no longer; one that is not kept is no fault. */
export const deleteSaved = (
  { sql: queries }: Queries,
  user: string,
  conversation: string,
): PromiseLike<unknown> =>
  queries.delete(saved).where(and(eq(saved.user, user), eq(saved.conversation, conversation)))
