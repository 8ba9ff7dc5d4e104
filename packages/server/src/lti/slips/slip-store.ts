import { slipReasons } from '@duologue/domain/lti/slip-answer'
import { slipLimits } from '@duologue/domain/lti/slip-limits'
import { and, asc, eq, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'
import { keyIs, readByKey } from '../../database/read-by-key'
import { courses } from '../courses/lti-course-store'
import { platforms } from '../platforms/platform-store'
import { placements } from './placement-store'

/** Scores that courses are to have. */
export const slips = pgTable(
  'lti_slips',
  {
    id: uuid().notNull().defaultRandom(),
    course: uuid().notNull(),
    resourceLink: text('resource_link').notNull(),
    user: uuid('user_id').notNull(),
    /** Of 100; null: begun, and nothing is played yet. */
    score: smallint(),
    at: timestamp({ withTimezone: true }).notNull(),
    daysLate: smallint('days_late').notNull().default(0),
    state: text({ enum: ['waiting', 'sent', 'stopped'] }).notNull(),
    why: text({ enum: slipReasons }),
    tries: integer().notNull().default(0),
    waitsSince: timestamp('waits_since', { withTimezone: true }).notNull(),
    nextAt: timestamp('next_at', { withTimezone: true }),
    /** The moment that was told with the last delivery. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    sentScore: smallint('sent_score'),
  },
  ({ course, resourceLink, user }) => [primaryKey({ columns: [course, resourceLink, user] })],
)

export type SlipRow = typeof slips.$inferSelect

/** Which slip: of whom, and where. */
export type SlipKey = Pick<SlipRow, 'course' | 'resourceLink' | 'user'>

const isSlip = ({ course, resourceLink, user }: SlipKey) =>
  and(eq(slips.course, course), eq(slips.resourceLink, resourceLink), eq(slips.user, user))

const isPlacement = and(
  eq(placements.course, slips.course),
  eq(placements.resourceLink, slips.resourceLink),
)

/** The scores of a user that courses have, or are to have. */
export const slipsOf = ({ sql: queries }: Queries, user: string) =>
  queries
    .select({
      course: courses.title,
      assignment: placements.assignment,
      score: slips.score,
      at: slips.at,
      state: slips.state,
    })
    .from(slips)
    .innerJoin(placements, isPlacement)
    .innerJoin(courses, eq(courses.class, slips.course))
    .where(eq(slips.user, user))
    .orderBy(slips.at)

/** The platforms, switched on, to which something is to be sent by now. */
export async function platformsToTell({ sql: queries }: Queries, now: Date): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ platform: courses.platform })
    .from(slips)
    .innerJoin(courses, eq(courses.class, slips.course))
    .innerJoin(platforms, eq(platforms.id, courses.platform))
    .where(and(eq(slips.state, 'waiting'), lte(slips.nextAt, now), isNotNull(platforms.onAt)))
  return rows.map(({ platform }) => platform)
}

/**
 * Takes some of the slips of a platform that are to be sent, the one that waits longest first: until the lease is over
 * nobody else takes them. A try is counted before it is made.
 */
export async function takeSlips(
  { sql: queries }: Queries,
  platform: string,
  { now, lease, most }: { now: Date; lease: Date; most: number },
): Promise<SlipRow[]> {
  const due = queries
    .select({ course: slips.course, resourceLink: slips.resourceLink, user: slips.user })
    .from(slips)
    .innerJoin(courses, eq(courses.class, slips.course))
    .where(and(eq(slips.state, 'waiting'), lte(slips.nextAt, now), eq(courses.platform, platform)))
    .orderBy(asc(slips.nextAt))
    .limit(most)
    .for('update', { of: slips, skipLocked: true })
  return queries
    .update(slips)
    .set({ nextAt: lease, tries: sql`${slips.tries} + 1` })
    .where(sql`(${slips.course}, ${slips.resourceLink}, ${slips.user}) in ${due}`)
    .returning()
}

/** What came of a slip that was taken. */
export type SlipOutcome = Pick<SlipRow, 'state' | 'why' | 'nextAt'>

/**
 * Writes down what came of a slip. Where its score was bettered meanwhile it waits on, and what was delivered is noted
 * all the same: the next one is told to be later.
 */
export async function changeAfterTry(
  { sql: queries }: Queries,
  slip: SlipRow,
  { state, why, nextAt }: SlipOutcome,
  delivered: Date | undefined,
): Promise<void> {
  const isSame = sql`(${slips.at} = ${slip.at.toISOString()}::timestamptz and ${slips.score} is not distinct from ${slip.score}::smallint)`
  const next = nextAt === null ? null : nextAt.toISOString()
  await queries
    .update(slips)
    .set({
      state: sql`case when ${isSame} then ${state} else ${slips.state} end`,
      why: sql`case when ${isSame} then ${why}::text else ${slips.why} end`,
      nextAt: sql`case when ${isSame} then ${next}::timestamptz else ${slips.nextAt} end`,
      ...(delivered ? { sentAt: delivered, sentScore: slip.score } : {}),
    })
    .where(isSlip(slip))
}

const ofAssignment = readByKey(({ sql: queries }) =>
  queries
    .select({ state: slips.state })
    .from(slips)
    .innerJoin(placements, isPlacement)
    .where(and(keyIs(placements.assignment, 'assignment'), keyIs(slips.user, 'user'))),
)

/** How far somebody's score in an assignment has come; undefined where no course wants it. */
export async function slipStateOf(queries: Queries, assignment: string, user: string) {
  const [row] = await ofAssignment(queries, { assignment, user })
  return row?.state
}

/** Forgets some of the slips that were stopped before then; whether more may be left. */
export const forgetSlips = (queries: Queries, before: Date): Promise<boolean> =>
  deleteSome(queries, slips, and(eq(slips.state, 'stopped'), lt(slips.waitsSince, before)))

/**
 * Has a slip of a course that was stopped, or `all` of them, sent again as if it waited since now; one that waits goes at once.
 * One that is on its way, or about to go, is left alone. Whether there was any.
 */
export async function sendSlipsAgain(
  { sql: queries }: Queries,
  { course, slip }: { course: string; slip: string },
  now: Date,
): Promise<boolean> {
  const isOne = and(eq(slips.course, course), slip === 'all' ? undefined : eq(slips.id, slip))
  const isStopped = eq(slips.state, 'stopped')
  const soon = new Date(now.getTime() + slipLimits.lease)
  const found = await queries
    .update(slips)
    // Where nobody heard an answer, it may stand there already: then the tries before count.
    .set({
      tries: sql`case when ${slips.why} in ('away', 'tooLong') then ${slips.tries} else 0 end`,
      state: 'waiting',
      why: sql`case when ${isStopped} then null else ${slips.why} end`,
      waitsSince: sql`case when ${isStopped} then ${now.toISOString()}::timestamptz else ${slips.waitsSince} end`,
      nextAt: sql`case when ${isStopped} or ${slips.nextAt} > ${soon.toISOString()}::timestamptz
        then ${now.toISOString()}::timestamptz else ${slips.nextAt} end`,
    })
    .where(and(isOne, or(isStopped, eq(slips.state, 'waiting'))))
    .returning({ id: slips.id })
  return found.length > 0
}
