import { and, asc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import type { Database, Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'
import { classes, classInvitations, classTeachers } from '../class-table'

export type InvitationRow = typeof classInvitations.$inferSelect

/** Whom a class has invited who may still accept, the first first. */
export const invitationsOf = ({ sql: queries }: Queries, id: string, now: Date) =>
  queries
    .select()
    .from(classInvitations)
    .where(and(eq(classInvitations.class, id), gt(classInvitations.until, now)))
    .orderBy(asc(classInvitations.until), asc(classInvitations.id))

/** The invitations of an address that are not over, with the names of their classes. */
export const invitationsFor = ({ sql: queries }: Queries, emailKey: string, now: Date) =>
  queries
    .select({ id: classInvitations.id, by: classInvitations.invitedBy, name: classes.name })
    .from(classInvitations)
    .innerJoin(classes, eq(classes.id, classInvitations.class))
    .where(and(eq(classInvitations.emailKey, emailKey), gt(classInvitations.until, now)))
    .orderBy(asc(classInvitations.until), asc(classInvitations.id))

/** An invitation of an address that is not over; undefined when there is none. */
export async function invitationFor(
  { sql: queries }: Queries,
  { id, emailKey }: { id: string; emailKey: string },
  now: Date,
) {
  const isIt = and(eq(classInvitations.id, id), eq(classInvitations.emailKey, emailKey))
  const [row] = await queries
    .select()
    .from(classInvitations)
    .where(and(isIt, gt(classInvitations.until, now)))
  return row
}

/** Keeps an invitation; one of the same address begins anew. */
export async function upsertInvitation({ sql: queries }: Queries, made: InvitationRow) {
  const { email, invitedBy, until } = made
  const [row] = await queries
    .insert(classInvitations)
    .values(made)
    .onConflictDoUpdate({
      target: [classInvitations.class, classInvitations.emailKey],
      set: { email, invitedBy, until },
    })
    .returning()
  if (!row) throw new Error('an invitation was not stored')
  return row
}

/** Takes an invitation of a class away; whether there was one. */
export async function deleteInvitationRow(
  { sql: queries }: Queries,
  row: { class: string; id: string },
) {
  const gone = await queries
    .delete(classInvitations)
    .where(and(eq(classInvitations.class, row.class), eq(classInvitations.id, row.id)))
    .returning({ id: classInvitations.id })
  return gone.length > 0
}

/** Takes away every invitation of an address. */
export async function deleteInvitationsOf({ sql: queries }: Queries, emailKey: string) {
  await queries.delete(classInvitations).where(eq(classInvitations.emailKey, emailKey))
}

/** Forgets some of the invitations that are over; whether more may be left. */
export const forgetOver = (database: Database, now: Date) =>
  deleteSome(database, classInvitations, lte(classInvitations.until, now))

/** Lets somebody teach a class beside its owner; the transaction has locked the class. */
export async function insertTeacher(
  { sql: queries }: Queries,
  pair: { class: string; user: string },
  since: Date,
) {
  await queries.insert(classTeachers).values({ ...pair, since })
}

/** Whom the owner of a class has asked to take it over, and until when; undefined while nobody may accept. */
export async function offerOf({ sql: queries }: Queries, id: string, now: Date) {
  const [row] = await queries
    .select({ user: classTeachers.user, until: classTeachers.offeredUntil })
    .from(classTeachers)
    .where(and(eq(classTeachers.class, id), gt(classTeachers.offeredUntil, now)))
  return row
}

/** The classes that somebody may take over, by name. */
export const offersFor = ({ sql: queries }: Queries, user: string, now: Date) =>
  queries
    .select({ class: classes.id, name: classes.name, by: classes.teacher })
    .from(classTeachers)
    .innerJoin(classes, eq(classes.id, classTeachers.class))
    .where(and(eq(classTeachers.user, user), gt(classTeachers.offeredUntil, now)))
    .orderBy(asc(classes.createdAt), asc(classes.id))

/** Takes back whatever offer of a locked class there is. */
export async function forgetOffer({ sql: queries }: Queries, id: string): Promise<void> {
  await queries
    .update(classTeachers)
    .set({ offeredUntil: null })
    .where(and(eq(classTeachers.class, id), isNotNull(classTeachers.offeredUntil)))
}

/** Offers a locked class to a co-teacher; whether they are one. */
export async function offerTo(
  { sql: queries }: Queries,
  pair: { class: string; user: string },
  until: Date,
): Promise<boolean> {
  const changed = await queries
    .update(classTeachers)
    .set({ offeredUntil: until })
    .where(and(eq(classTeachers.class, pair.class), eq(classTeachers.user, pair.user)))
    .returning({ user: classTeachers.user })
  return changed.length > 0
}

/** Ends that somebody teaches a class beside its owner; whether they did. */
export async function deleteTeacherRow({ sql: queries }: Queries, id: string, user: string) {
  const gone = await queries
    .delete(classTeachers)
    .where(and(eq(classTeachers.class, id), eq(classTeachers.user, user)))
    .returning({ user: classTeachers.user })
  return gone.length > 0
}
