import { slipLimits } from '@duologue/domain/lti/slip-limits'
import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { accountBeside } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import { links } from '../placing/placed-store'
import { placements } from '../slips/placement-store'
import { slips } from '../slips/slip-store'

const student = accountBeside(slips.user)

const isPlacement = and(
  eq(placements.course, slips.course),
  eq(placements.resourceLink, slips.resourceLink),
)

/** How many scores a course has not taken yet. */
export async function countWaiting({ sql: queries }: Queries, id: string): Promise<number> {
  const [row] = await queries
    .select({ count: sql<string>`count(*)` })
    .from(slips)
    .where(and(eq(slips.course, id), ne(slips.state, 'sent')))
  return Number(row?.count ?? 0)
}

/** The first of them, those that were stopped before those that wait, and those in whose place a later grade stands. */
export const slipsToShow = ({ sql: queries }: Queries, id: string) =>
  queries
    .select({
      id: slips.id,
      student: student.fields,
      assignment: placements.assignment,
      score: slips.score,
      state: slips.state,
      why: slips.why,
      nextAt: slips.nextAt,
    })
    .from(slips)
    .innerJoin(placements, isPlacement)
    .innerJoin(...student.join)
    .where(and(eq(slips.course, id), or(ne(slips.state, 'sent'), isNotNull(slips.why))))
    .orderBy(
      sql`array_position(array['stopped', 'waiting', 'sent'], ${slips.state})`,
      desc(slips.waitsSince),
      asc(slips.id),
    )
    .limit(slipLimits.shown)

/** Assignments whose date was over when they were made, the last first. */
export const movedDates = ({ sql: queries }: Queries, id: string) =>
  queries
    .select({ assignment: placements.assignment, was: placements.dueWas })
    .from(placements)
    .where(and(eq(placements.course, id), isNotNull(placements.dueWas)))
    .orderBy(desc(placements.madeAt), asc(placements.resourceLink))
    .limit(slipLimits.shown)

/** How many links of a course lead to games whose assignments are gone. */
export async function countDeadLinks({ sql: queries }: Queries, id: string): Promise<number> {
  const [row] = await queries
    .select({ count: sql<string>`count(*)` })
    .from(placements)
    .innerJoin(links, eq(links.id, placements.link))
    .where(
      and(
        eq(placements.course, id),
        isNull(placements.assignment),
        sql`${links.wishes} ->> 'opens' = 'game'`,
      ),
    )
  return Number(row?.count ?? 0)
}
