import { and, inArray, lte, sql } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import { deleteSome, monthsBefore } from '../database/delete-some'
import {
  rosterClasses,
  rosterEnrolments,
  rosterImports,
  rosterPeople,
  rosterRows,
} from './roster-table'

/** Forgets some of those who have left so many months ago, with their enrolments; whether more may be left. */
export async function forgetLeft(queries: Queries, now: Date, months: number): Promise<boolean> {
  const before = monthsBefore(now, months)
  const left = [rosterEnrolments, rosterPeople, rosterClasses] as const
  const more: boolean[] = []
  for (const table of left) more.push(await deleteSome(queries, table, lte(table.leftAt, before)))
  return more.includes(true)
}

/** Forgets some imports that were made so long ago, but for the last one, by which the next is known to be older. */
export const forgetImports = (queries: Queries, now: Date, months: number): Promise<boolean> =>
  deleteSome(
    queries,
    rosterImports,
    and(
      lte(rosterImports.madeAt, monthsBefore(now, months)),
      inArray(rosterImports.state, ['done', 'dropped']),
      sql`${rosterImports.madeAt} < (select max(last.made_at) from roster_imports last where last.state = 'done')`,
    ),
  )

/** Drops what was read so long ago and nobody applied. */
export async function forgetReady(
  { sql: queries }: Queries,
  now: Date,
  before: Date,
): Promise<void> {
  const isOld = and(inArray(rosterImports.state, ['ready']), lte(rosterImports.madeAt, before))
  await queries.update(rosterImports).set({ state: 'dropped', changedAt: now }).where(isOld)
  await queries
    .delete(rosterRows)
    .where(sql`${rosterRows.import} in (select id from roster_imports where state = 'dropped')`)
}
