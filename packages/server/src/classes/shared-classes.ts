import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/connect'
import { classesByIds } from './class-store'
import { classes, enrolments, taughtClasses } from './class-table'

const facts = {
  id: classes.id,
  name: classes.name,
  teacher: classes.teacher,
  coTeachers: classes.coTeachers,
  archivedAt: classes.archivedAt,
}

/** A class by its id, which nobody deletes until the transaction ends; undefined when there is none. */
export async function holdClass({ sql: queries }: Queries, id: string) {
  const [row] = await queries.select(facts).from(classes).where(eq(classes.id, id)).for('key share')
  return row
}

/** The classes that somebody teaches and a student is in, the oldest first. */
export const classesBetween = ({ sql: queries }: Queries, teacher: string, student: string) =>
  queries
    .select(facts)
    .from(enrolments)
    .innerJoin(taughtClasses, eq(taughtClasses.class, enrolments.class))
    .innerJoin(classes, eq(classes.id, enrolments.class))
    .where(and(eq(taughtClasses.user, teacher), eq(enrolments.student, student)))
    .orderBy(asc(classes.createdAt), asc(classes.id))

/** The classes that a student is in with who teaches them, in the order in which they joined. */
export const teachersOf = ({ sql: queries }: Queries, student: string) =>
  queries
    .select(facts)
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.class))
    .where(eq(enrolments.student, student))
    .orderBy(asc(enrolments.joinedAt), asc(classes.id))

/** The classes that somebody teaches, the oldest first. */
export const taughtBy = ({ sql: queries }: Queries, teacher: string) =>
  queries
    .select(facts)
    .from(taughtClasses)
    .innerJoin(classes, eq(classes.id, taughtClasses.class))
    .where(eq(taughtClasses.user, teacher))
    .orderBy(asc(classes.createdAt), asc(classes.id))

/** The classes that somebody owns, the oldest first, whether they are in use or not. */
export async function ownedClasses({ sql: queries }: Queries, teacher: string) {
  const rows = await queries
    .select(facts)
    .from(classes)
    .where(eq(classes.teacher, teacher))
    .orderBy(asc(classes.createdAt), asc(classes.id))
  return rows.map(({ id, name, archivedAt }) => ({ id, name, isArchived: archivedAt !== null }))
}

/** The classes that somebody teaches, and one more, by name: as a part of another room's query. */
export const taughtClassesAnd = ({ sql: queries }: Queries, teacher: string, id: string) => {
  const named = { class: classes.id, name: classes.name }
  const taught = queries
    .select(named)
    .from(taughtClasses)
    .innerJoin(classes, eq(classes.id, taughtClasses.class))
    .where(eq(taughtClasses.user, teacher))
  const itself = queries.select(named).from(classes).where(eq(classes.id, id))
  return union(taught, itself).as('known_classes')
}

/** The names of classes by id, in one query. */
export async function classNames(queries: Queries, ids: readonly string[]) {
  const rows = await classesByIds(queries, [...new Set(ids)])
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The classes in use that a student is in, as a part of another room's query. */
export const enrolledClasses = ({ sql: queries }: Queries, student: string) =>
  queries
    .select({ class: classes.id, name: classes.name })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.class))
    .where(and(eq(enrolments.student, student), isNull(classes.archivedAt)))
    .as('enrolled')

/** The classes in use that two people are in, each as a student or as who teaches it, the oldest first. */
export async function commonClasses(
  { sql: queries }: Queries,
  one: string,
  other: string,
): Promise<string[]> {
  const of = (person: string) => sql`
    select ${enrolments.class} as id from ${enrolments} where ${enrolments.student} = ${person}
    union all select ${taughtClasses.class} from ${taughtClasses} where ${taughtClasses.user} = ${person}`
  const { rows } = await queries.execute<{ id: string }>(sql`
    select distinct ${classes.id} as id, ${classes.createdAt} as since from (${of(one)}) as mine
    join (${of(other)}) as theirs on theirs.id = mine.id
    join ${classes} on ${classes.id} = mine.id
    where ${classes.archivedAt} is null order by since, id`)
  return rows.map(({ id }) => id)
}

/** What the classes in use of a student allow them, the most of each (classes.md#allowances). */
export async function allowancesOf({ sql: queries }: Queries, student: string) {
  const [row] = await queries
    .select({
      extraTime: sql<number>`coalesce(max(${enrolments.extraTime}), 1)`,
      relaxed: sql<boolean>`coalesce(bool_or(${enrolments.relaxed}), false)`,
    })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.class))
    .where(and(eq(enrolments.student, student), isNull(classes.archivedAt)))
  return row ?? { extraTime: 1, relaxed: false }
}

/** The ids of everybody who teaches a class. */
export async function everybodyTeaching({ sql: queries }: Queries): Promise<string[]> {
  const rows = await queries.selectDistinct({ user: taughtClasses.user }).from(taughtClasses)
  return rows.map(({ user }) => user)
}
