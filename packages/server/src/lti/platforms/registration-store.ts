import { and, asc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../../database/bytes'
import type { Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'

/** Addresses at which a platform registers itself, until one has (lti.md#registration). */
const registrations = pgTable('lti_registrations', {
  id: uuid().primaryKey(),
  codeHash: bytes('code_hash').notNull(),
  name: text().notNull(),
  madeBy: uuid('made_by'),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  takenUntil: timestamp('taken_until', { withTimezone: true }),
})

export type RegistrationRow = typeof registrations.$inferSelect

export async function insertRegistration(
  { sql: queries }: Queries,
  row: Omit<RegistrationRow, 'takenUntil'>,
): Promise<void> {
  await queries.insert(registrations).values(row)
}

/** Those whose time is not over, the oldest first. */
export const findRegistrations = ({ sql: queries }: Queries, now: Date) =>
  queries
    .select({ id: registrations.id, name: registrations.name, endsAt: registrations.endsAt })
    .from(registrations)
    .where(gt(registrations.endsAt, now))
    .orderBy(asc(registrations.madeAt), asc(registrations.id))
    .limit(100)

const isFree = (now: Date) =>
  and(
    gt(registrations.endsAt, now),
    or(isNull(registrations.takenUntil), lte(registrations.takenUntil, now)),
  )

/** The one of a code, if its time is not over and nobody is at it. */
export async function registrationOf({ sql: queries }: Queries, codeHash: Buffer, now: Date) {
  const [row] = await queries
    .select()
    .from(registrations)
    .where(and(eq(registrations.codeHash, codeHash), isFree(now)))
  return row
}

/** The same, and nobody else has it until then: of several tries one gets it. */
export async function takeRegistration(
  { sql: queries }: Queries,
  codeHash: Buffer,
  { now, until }: { now: Date; until: Date },
) {
  const [row] = await queries
    .update(registrations)
    .set({ takenUntil: until })
    .where(and(eq(registrations.codeHash, codeHash), isFree(now)))
    .returning()
  return row
}

/** Gives it back: nothing came of it. */
export async function giveRegistrationBack({ sql: queries }: Queries, id: string): Promise<void> {
  await queries.update(registrations).set({ takenUntil: null }).where(eq(registrations.id, id))
}

/** Takes one away; its name, where there was one. */
export async function deleteRegistration(
  { sql: queries }: Queries,
  id: string,
): Promise<string | undefined> {
  const [gone] = await queries
    .delete(registrations)
    .where(eq(registrations.id, id))
    .returning({ name: registrations.name })
  return gone?.name
}

/** Forgets some of those whose time is over; whether more may be left. */
export const forgetRegistrations = (queries: Queries, now: Date): Promise<boolean> =>
  deleteSome(queries, registrations, lt(registrations.endsAt, now))
