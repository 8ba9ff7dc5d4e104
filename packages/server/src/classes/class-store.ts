import { asc, type Column, count, eq, inArray, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/connect'
import { keyIn, keyIs, readByKey } from '../database/read-by-key'
import { type ClassRow, classes, classTeachers, enrolments, taughtClasses } from './class-table'

/** How the class beside a row of another room keeps its pupils, as a part of that room's query. */
export const settingsBeside = (id: Column) => ({
  fields: {
    pupilLogin: classes.pupilLogin,
    pupilDevices: classes.pupilDevices,
    speaking: classes.speaking,
    homeArchivedAt: classes.archivedAt,
  },
  join: [classes, eq(classes.id, id)] as const,
})

/** The name of the class beside a row of another room, as a part of that room's query. */
export const nameBeside = (id: Column) => ({
  fields: { className: classes.name },
  join: [classes, eq(classes.id, id)] as const,
})

const byIds = readByKey(({ sql: queries }) =>
  queries.select().from(classes).where(keyIn(classes.id, 'ids')),
)

/** The classes with these ids, in no order; unknown ids are left out. */
export const classesByIds = (queries: Queries, ids: readonly string[]): Promise<ClassRow[]> =>
  byIds(queries, { ids })

/** A class by its id; undefined when there is none. */
export async function classById(queries: Queries, id: string) {
  const [row] = await byIds(queries, { ids: [id] })
  return row
}

/**
 * The same, and nobody changes or deletes it, or lets students in, until the transaction ends. Whoever locks users too
 * locks them first.
 */
export async function lockClass({ sql: queries }: Queries, id: string) {
  const [row] = await queries.select().from(classes).where(eq(classes.id, id)).for('update')
  return row
}

/** Keeps a new class, which gets its code to join from the database; answers it whole. */
export async function insertClass(
  { sql: queries }: Queries,
  made: Omit<ClassRow, 'joinCode' | 'coTeachers'>,
): Promise<ClassRow> {
  const [row] = await queries.insert(classes).values(made).returning()
  if (!row) throw new Error('a class was not stored')
  return row
}

const byJoinCode = readByKey(({ sql: queries }) =>
  queries
    .select({ id: classes.id, code: classes.code })
    .from(classes)
    .where(keyIs(classes.joinCode, 'joinCode')),
)

/** The class whose code this is, and what its link carries; undefined when there is none. */
export async function classOfJoinCode(queries: Queries, joinCode: string) {
  const [row] = await byJoinCode(queries, { joinCode })
  return row
}

/** What can be changed of a class. */
type Change = Partial<
  Pick<
    ClassRow,
    | 'name'
    | 'language'
    | 'scores'
    | 'isOpen'
    | 'songMaturity'
    | 'pupilLogin'
    | 'pupilDevices'
    | 'speaking'
  >
>

/** Changes a class; undefined when there is none. */
export async function changeClass({ sql: queries }: Queries, id: string, change: Change) {
  const [row] = await queries.update(classes).set(change).where(eq(classes.id, id)).returning()
  return row
}

/** Notes since when a locked class is archived; null brings it back. */
export async function changeArchived(
  { sql: queries }: Queries,
  id: string,
  archivedAt: Date | null,
) {
  await queries.update(classes).set({ archivedAt }).where(eq(classes.id, id))
}

/** Gives a locked class another owner. */
export async function changeOwner({ sql: queries }: Queries, id: string, teacher: string) {
  await queries.update(classes).set({ teacher }).where(eq(classes.id, id))
}

/** Gives a locked class another link, and another code to join (classes.md#join-code). */
export async function renewWaysIn({ sql: queries }: Queries, id: string, code: string) {
  const [row] = await queries
    .update(classes)
    .set({ code, joinCode: sql`default` })
    .where(eq(classes.id, id))
    .returning()
  if (!row) throw new Error('a locked class is gone')
  return row
}

/** Deletes a class with everything that hangs on its row. */
export async function deleteClassRow({ sql: queries }: Queries, id: string): Promise<void> {
  await queries.delete(classes).where(eq(classes.id, id))
}

/** The classes that somebody teaches or is in, the oldest first. */
export async function classesOfUser(
  { sql: queries }: Queries,
  user: string,
  part: { limit: number; offset: number },
) {
  const own = queries
    .select({ id: enrolments.class })
    .from(enrolments)
    .where(eq(enrolments.student, user))
  const taught = queries
    .select({ id: classTeachers.class })
    .from(classTeachers)
    .where(eq(classTeachers.user, user))
  const isOwn = or(eq(classes.teacher, user), inArray(classes.id, taught), inArray(classes.id, own))
  const rows = await queries
    .select()
    .from(classes)
    .where(isOwn)
    .orderBy(asc(classes.createdAt), asc(classes.id))
    .limit(part.limit)
    .offset(part.offset)
  const [counted] = await queries.select({ total: count() }).from(classes).where(isOwn)
  return { rows, total: counted?.total ?? 0 }
}

const around = readByKey(({ sql: queries }) => {
  const named = { id: classes.id, name: classes.name }
  const taught = queries
    .select({
      ...named,
      teacher: classes.teacher,
      isTaught: sql<boolean>`true`.as('is_taught'),
      since: classes.createdAt,
      givenName: sql<string | null>`null::text`.as('given_name'),
      familyName: sql<string | null>`null::text`.as('family_name'),
    })
    .from(taughtClasses)
    .innerJoin(classes, eq(classes.id, taughtClasses.class))
    .where(keyIs(taughtClasses.user, 'user'))
  const joined = queries
    .select({
      ...named,
      teacher: classes.teacher,
      isTaught: sql<boolean>`false`,
      since: enrolments.joinedAt,
      givenName: enrolments.givenName,
      familyName: enrolments.familyName,
    })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.class))
    .where(keyIs(enrolments.student, 'user'))
  return unionAll(taught, joined).orderBy(sql`5`, sql`1`)
})

/**
 * The classes that somebody teaches and is in, by name, in one query: those taught in the order in which they were
 * made, the others in the order in which they joined them.
 */
export const classesAround = (queries: Queries, user: string) => around(queries, { user })
