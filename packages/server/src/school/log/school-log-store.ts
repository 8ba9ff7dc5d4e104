import type { Deed } from '@duologue/domain/school/deeds'
import { logMonths } from '@duologue/domain/school/school-retention'
import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'
import { deleteSome, monthsBefore } from '../../database/delete-some'

const schoolLog = pgTable('school_log', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  actor: uuid(),
  what: text().$type<Deed>().notNull(),
  person: uuid(),
  class: uuid(),
  about: text(),
})

/** What was done: who did it, to whom, in which class, and what else is to be known, in no words of people. */
export interface Logged {
  at: Date
  what: Deed
  /** Null where the product did it by itself. */
  actor: string | null
  person?: string
  class?: string
  about?: string
}

/** Writes down what was done, in the transaction that does it (school.md#log): it is never changed again. */
export async function writeLog({ sql: queries }: Queries, ...logged: Logged[]): Promise<void> {
  if (logged.length > 0) await queries.insert(schoolLog).values(logged)
}

/** Whether somebody did something in a class since then. */
export async function wasLogged(
  { sql: queries }: Queries,
  asked: Required<Pick<Logged, 'what' | 'actor' | 'class'>> & { actor: string; since: Date },
): Promise<boolean> {
  const { what, actor, class: id, since } = asked
  const isIt = and(eq(schoolLog.class, id), eq(schoolLog.actor, actor), eq(schoolLog.what, what))
  const rows = await queries
    .select({ at: schoolLog.at })
    .from(schoolLog)
    .where(and(isIt, gt(schoolLog.at, since)))
    .limit(1)
  return rows.length > 0
}

/** Forgets some lines of the log that are old; whether more may be left. The database refuses it before its own time. */
export function forgetLines(queries: Queries, now: Date): Promise<boolean> {
  const isOld = sql`${schoolLog.at} < least(${monthsBefore(now, logMonths)}, now() - interval '24 months')`
  return deleteSome(queries, schoolLog, isOld)
}

/** Which lines are read: those of an actor, of a person, of a class, of what was done. */
export interface SoughtLines {
  actor?: string | undefined
  person?: string | undefined
  class?: string | undefined
  what?: Deed | undefined
  offset: number
  limit: number
}

/** Lines of the log, the newest first, and how many there are in all (school.md#log). */
export async function findLines({ sql: queries }: Queries, sought: SoughtLines) {
  const { actor, person, class: id, what, offset, limit } = sought
  const isSought = and(
    actor ? eq(schoolLog.actor, actor) : undefined,
    person ? eq(schoolLog.person, person) : undefined,
    id ? eq(schoolLog.class, id) : undefined,
    what ? eq(schoolLog.what, what) : undefined,
  )
  const [rows, counted] = await Promise.all([
    queries
      .select()
      .from(schoolLog)
      .where(isSought)
      .orderBy(desc(schoolLog.at), desc(schoolLog.id))
      .offset(offset)
      .limit(limit),
    queries.select({ total: count() }).from(schoolLog).where(isSought),
  ])
  return { rows: rows.map(row => ({ ...row, id: String(row.id) })), total: counted[0]?.total ?? 0 }
}
