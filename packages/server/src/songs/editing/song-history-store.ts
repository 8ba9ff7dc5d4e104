import { songOperations } from '@duologue/domain/choices/song-choices'
import { historyLimits } from '@duologue/domain/songs/details/song-limits'
import type { Inverse } from '@duologue/domain/songs/editing/song-change'
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'
import { songs } from '../details/song-store'

const history = pgTable('song_history', {
  song: uuid().notNull(),
  rev: integer().notNull(),
  user: uuid('user_id'),
  operation: text({ enum: songOperations }).notNull(),
  reason: text(),
  inverse: jsonb().$type<Inverse>().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})

export type HistoryRow = typeof history.$inferSelect

/** Keeps what undoes a change. */
export async function insertHistory({ sql: queries }: Queries, row: HistoryRow): Promise<void> {
  await queries.insert(history).values(row)
}

/** The changes of a song since a moment, the latest first; `before` asks for those before a revision. */
export const historyOf = (
  { sql: queries }: Queries,
  song: string,
  { before, since, most }: { before?: number | undefined; since: Date; most: number },
) =>
  queries
    .select()
    .from(history)
    .where(
      and(
        eq(history.song, song),
        gt(history.at, since),
        before === undefined ? undefined : lt(history.rev, before),
      ),
    )
    .orderBy(desc(history.rev))
    .limit(most)

/** One change; undefined when it is not, or no longer, in the history. */
export async function changeAt({ sql: queries }: Queries, song: string, rev: number) {
  const [row] = await queries
    .select()
    .from(history)
    .where(and(eq(history.song, song), eq(history.rev, rev)))
  return row
}

/** What undoes each change after a revision, the oldest first. */
export const changesAfter = ({ sql: queries }: Queries, song: string, rev: number) =>
  queries
    .select({ inverse: history.inverse })
    .from(history)
    .where(and(eq(history.song, song), gt(history.rev, rev)))
    .orderBy(asc(history.rev))

const day = 86_400_000

/**
 * Forgets some of the changes that are older than the history reaches, and of the old ones that many came after
 * (songs.md#history).
 *
 * @returns whether more may be left.
 */
export async function forgetHistory(database: Database, now: Date): Promise<boolean> {
  const older = (days: number) => lt(history.at, new Date(now.getTime() - days * day))
  const current = sql`(select ${songs.rev} from ${songs} where ${songs.id} = ${history.song})`
  const isFarBack = sql`${history.rev} <= ${current} - ${historyLimits.shown}`
  const more = [
    await deleteSome(database, history, older(historyLimits.days)),
    await deleteSome(database, history, and(older(historyLimits.keptDays), isFarBack)),
  ]
  return more.includes(true)
}
