import { songFaults as faultChoices, type SongFault } from '@duologue/domain/choices/song-choices'
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'

export const songFaults = pgTable('song_faults', {
  song: uuid().notNull(),
  user: uuid('user_id').notNull(),
  day: date().notNull(),
  fault: text({ enum: faultChoices }).notNull(),
})

/** Keeps a fault; one more of the same user, song and day changes nothing. */
export async function insertFault(
  { sql: queries }: Queries,
  told: typeof songFaults.$inferInsert,
): Promise<void> {
  await queries.insert(songFaults).values(told).onConflictDoNothing()
}

/** How many people told each fault of a song after a day, and how many people there are in all. */
export async function faultsOf({ sql: queries }: Queries, song: string, after: string) {
  const people = sql<string>`count(distinct ${songFaults.user})`
  const rows = await queries
    .select({ fault: sql<SongFault | null>`${songFaults.fault}`, people })
    .from(songFaults)
    .where(and(eq(songFaults.song, song), gt(songFaults.day, after)))
    .groupBy(sql`grouping sets ((), (${songFaults.fault}))`)
    .orderBy(sql`${people} desc`, songFaults.fault)
  return rows.map(row => ({ fault: row.fault, people: Number(row.people) }))
}

/** What a user told, the latest first. */
export const faultsToldBy = ({ sql: queries }: Database, user: string) =>
  queries
    .select({ song: songFaults.song, fault: songFaults.fault, day: songFaults.day })
    .from(songFaults)
    .where(eq(songFaults.user, user))
    .orderBy(asc(songFaults.day), asc(songFaults.song))

/** Forgets some of the faults of before a day; whether more may be left. */
export const forgetFaults = (queries: Queries, before: string): Promise<boolean> =>
  deleteSome(queries, songFaults, lt(songFaults.day, before))
