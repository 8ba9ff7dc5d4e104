import type { ReportDecision } from '@duologue/domain/choices/report-choices'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import { deleteSome } from '../database/delete-some'
import { type ReportRow, reports, type ThingRow, things } from './report-table'

/** Who reports: a user by their id, a visitor by the hash of their address. */
export type Sender = { reporter: string } | { visitor: string }

const by = (sender: Sender) =>
  'reporter' in sender ? eq(reports.reporter, sender.reporter) : eq(reports.visitor, sender.visitor)

/** The row of a thing, made where there is none; nobody else changes it until the transaction ends. */
export async function lockReported(
  { sql: queries }: Queries,
  fresh: Pick<ThingRow, 'id' | 'kind' | 'name' | 'reportedAt'>,
): Promise<ThingRow> {
  const [row] = await queries
    .insert(things)
    .values({ ...fresh, isOpen: true })
    // Written again as it is: only so is the row of whoever came first locked and answered.
    .onConflictDoUpdate({ target: [things.kind, things.name], set: { name: fresh.name } })
    .returning()
  if (!row) throw new Error('a reported thing was neither made nor found')
  return row
}

/** Whether somebody has reported a thing that is still open. */
export async function hasReported({ sql: queries }: Queries, thing: string, sender: Sender) {
  const rows = await queries
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.thing, thing), by(sender), eq(reports.isOpen, true)))
    .limit(1)
  return rows.length > 0
}

/** How many reports somebody has sent since a moment. */
export async function countReports({ sql: queries }: Queries, sender: Sender, since: Date) {
  const [row] = await queries
    .select({ sent: count() })
    .from(reports)
    .where(and(by(sender), gt(reports.reportedAt, since)))
  return row?.sent ?? 0
}

/** How many things somebody's reports have hidden since a moment. */
export async function countHidings({ sql: queries }: Queries, sender: Sender, since: Date) {
  const [row] = await queries
    .select({ hidden: count() })
    .from(reports)
    .where(and(by(sender), gt(reports.reportedAt, since), eq(reports.hasHidden, true)))
  return row?.hidden ?? 0
}

/** Keeps a report, which opens its thing. */
export async function insertReport(
  { sql: queries }: Queries,
  report: typeof reports.$inferInsert & Pick<ReportRow, 'thing' | 'reportedAt'>,
): Promise<void> {
  await queries.insert(reports).values(report)
  await queries
    .update(things)
    .set({ isOpen: true, reportedAt: report.reportedAt })
    .where(eq(things.id, report.thing))
}

/** A reported thing by its id; undefined when there is none any more. */
export async function findReported({ sql: queries }: Queries, id: string) {
  const [row] = await queries.select().from(things).where(eq(things.id, id))
  return row
}

/** Answers all open reports of a thing; undefined when it is gone. */
export async function decide(
  { sql: queries }: Queries,
  thing: string,
  { decision, by: decidedBy, at }: { decision: ReportDecision; by: string; at: Date },
): Promise<ThingRow | undefined> {
  const [row] = await queries
    .update(things)
    .set({ isOpen: false, decision, decidedBy, decidedAt: at })
    .where(eq(things.id, thing))
    .returning()
  await queries
    .update(reports)
    .set({ isOpen: false })
    .where(and(eq(reports.thing, thing), eq(reports.isOpen, true)))
  return row
}

/** The same as one reads; until the transaction ends nobody else changes it. */
export async function lockFound({ sql: queries }: Queries, id: string) {
  const [row] = await queries.select().from(things).where(eq(things.id, id)).for('update')
  return row
}

/** Forgets pages that name a user who goes. */
export async function forgetPages({ sql: queries }: Queries, path: string): Promise<void> {
  const isBelow = sql`lower(${things.name}) like ${`${path.toLowerCase().replaceAll('_', '\\_')}/%`}`
  await queries
    .delete(things)
    .where(
      sql`${things.kind} = 'page' and (lower(${things.name}) = ${path.toLowerCase()} or ${isBelow})`,
    )
}

/**
 * Forgets some of the reports that were decided before a moment. A thing that is hidden stays on the list, so that it
 * can be given back.
 *
 * @returns whether more may be left.
 */
export async function forgetDecided(database: Queries, before: Date): Promise<boolean> {
  const isOver = sql`not ${things.isOpen} and ${things.decidedAt} < ${before}`
  const more = [
    await deleteSome(database, things, sql`${isOver} and ${things.decision} = 'keep'`),
    await deleteSome(
      database,
      reports,
      sql`(select ${isOver} from ${things} where ${things.id} = ${reports.thing})`,
    ),
  ]
  return more.includes(true)
}
