import { reportLimits } from '@duologue/domain/choices/report-choices'
import { count, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { type ReportRow, reports, type ThingRow, things } from './report-table'

/** A song that somebody says belongs to someone else is looked at before all else (reports.md#deciding). */
const isClaimed = sql`(${things.kind} = 'song' and exists (
  select from ${reports} where ${reports.thing} = ${things.id} and ${reports.reason} = 'copyright'))`

const newest = (isOpen: boolean) =>
  isOpen
    ? [desc(isClaimed), desc(things.reportedAt), desc(things.id)]
    : [desc(things.decidedAt), desc(things.id)]

/** One page of what is open, or of what was decided, the newest first, and how many there are in all. */
export async function findThings(
  { sql: queries }: Database,
  { isOpen, offset, limit }: { isOpen: boolean; offset: number; limit: number },
): Promise<{ rows: ThingRow[]; total: number }> {
  const isAsked = isOpen ? sql`${things.isOpen}` : sql`not ${things.isOpen}`
  const [rows, [counted]] = await Promise.all([
    limit === 0
      ? []
      : retryRead(() =>
          queries
            .select()
            .from(things)
            .where(isAsked)
            .orderBy(...newest(isOpen))
            .limit(limit)
            .offset(offset),
        ),
    retryRead(() => queries.select({ total: count() }).from(things).where(isAsked)),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** A report among those of its thing, of which there are so many. */
export type ListedReport = ReportRow & { total: number }

/** The latest reports of things, the newest first. */
export async function reportsOfThings(
  { sql: queries }: Database,
  ids: readonly string[],
): Promise<ListedReport[]> {
  if (ids.length === 0) return []
  const newest = sql`order by ${reports.reportedAt} desc, ${reports.id} desc`
  const placed = queries
    .select({
      id: reports.id,
      place: sql<number>`row_number() over (partition by ${reports.thing} ${newest})`.as('place'),
      total: sql<string>`count(*) over (partition by ${reports.thing})`.as('total'),
    })
    .from(reports)
    .where(inArray(reports.thing, [...ids]))
    .as('placed')
  const rows = await retryRead(() =>
    queries
      .select({ report: reports, total: placed.total })
      .from(placed)
      .innerJoin(reports, eq(reports.id, placed.id))
      .where(lte(placed.place, reportLimits.shown))
      .orderBy(desc(reports.reportedAt), desc(reports.id)),
  )
  return rows.map(({ report, total }) => ({ ...report, total: Number(total) }))
}

/** All reports that a user has sent, the oldest first, with what they are about. */
export const reportsBy = ({ sql: queries }: Database, reporter: string) =>
  retryRead(() =>
    queries
      .select({ report: reports, kind: things.kind, name: things.name })
      .from(reports)
      .innerJoin(things, eq(things.id, reports.thing))
      .where(eq(reports.reporter, reporter))
      .orderBy(reports.id),
  )
