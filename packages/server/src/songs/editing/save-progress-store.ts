import type { CallAnswer } from '@duologue/contract/endpoint'
import type { songs } from '@duologue/contract/songs'
import { and, eq, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'

type Progress = CallAnswer<typeof songs.getSaveProgress>

const saves = pgTable('save_progress', {
  user: uuid('user_id').notNull(),
  key: text().notNull(),
  step: text().$type<Progress['step']>().notNull(),
  done: integer().notNull(),
  total: integer().notNull(),
  toldAt: timestamp('told_at', { withTimezone: true }).notNull().defaultNow(),
})

/** How long the outcome of a save is known. */
const remembered = sql`interval '10 minutes'`

/** Writes down how far a save has come, by who saves and what it was named: any process is asked for it. */
export async function upsertProgress(
  { sql: queries }: Queries,
  { user, key }: { user: string; key: string },
  progress: Progress,
): Promise<void> {
  await queries
    .insert(saves)
    .values({ user, key, ...progress })
    .onConflictDoUpdate({
      target: [saves.user, saves.key],
      set: { ...progress, toldAt: sql`now()` },
    })
}

/** How far a save has come; `unknown` where nobody told of it, or long ago. */
export async function findProgress(
  { sql: queries }: Queries,
  user: string,
  key: string,
): Promise<Progress> {
  const [found] = await queries
    .select({ step: saves.step, done: saves.done, total: saves.total })
    .from(saves)
    .where(
      and(eq(saves.user, user), eq(saves.key, key), sql`${saves.toldAt} > now() - ${remembered}`),
    )
  return found ?? { step: 'unknown', done: 0, total: 0 }
}

/** Forgets some of what nobody asks for any more; whether more may be left. */
export const forgetProgress = (queries: Queries): Promise<boolean> =>
  deleteSome(queries, saves, sql`${saves.toldAt} < now() - ${remembered}`)
