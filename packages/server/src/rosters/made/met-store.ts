import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { rosterClasses, rosterPeople } from '../roster-table'

/** How somebody is known at a login: their account, its confirmed address, and their numbers at the logins of the school. */
export interface MetAs {
  user: string
  /** The key of a confirmed address; null where there is none. */
  emailKey: string | null
  loginIds: readonly string[]
}

/**
 * The people of the roster whom an account is (rosters.md#who-is-met): those it was once, those with a number of its logins,
 * and the one with its address, if it is one alone. Who is another account already is nobody's.
 */
export async function metPeople(
  { sql: queries }: Queries,
  { user, emailKey, loginIds }: MetAs,
): Promise<string[]> {
  const ids = sql.param([...loginIds])
  const isKnown = or(
    eq(rosterPeople.user, user),
    sql`${rosterPeople.loginIds} && ${ids}::text[]`,
    sql`${rosterPeople.sourcedId} = any(${ids}::text[])`,
    emailKey === null ? undefined : sql`lower(${rosterPeople.email}) = ${emailKey}`,
  )
  const rows = await queries
    .select({
      person: rosterPeople.sourcedId,
      email: rosterPeople.email,
      loginIds: rosterPeople.loginIds,
      user: rosterPeople.user,
    })
    .from(rosterPeople)
    .where(
      and(
        isKnown,
        eq(rosterPeople.isActive, true),
        or(isNull(rosterPeople.user), eq(rosterPeople.user, user)),
      ),
    )
  const isByNumber = (row: (typeof rows)[number]) =>
    row.user === user ||
    loginIds.includes(row.person) ||
    row.loginIds.some(id => loginIds.includes(id))
  const byAddress = rows.filter(row => !isByNumber(row))
  const met = [...rows.filter(isByNumber), ...(byAddress.length === 1 ? byAddress : [])]
  return met.map(({ person }) => person).toSorted()
}

/** A class that the roster has somebody teach, and how it is here. */
export interface MetClass {
  id: string
  title: string
  course: string | null
  school: string | null
  class: string | null
  /** Whether they teach it, as no mere aide. */
  isTeacher: boolean
  /** Whether their own place in it was looked after. */
  isPlaced: boolean
  /** Students without a place in it. */
  students: number
}

/** The classes that some people of the roster teach or help in, whose term is not over, by name. */
export async function classesOfPeople(
  { sql: queries }: Queries,
  people: readonly string[],
  today: string,
): Promise<MetClass[]> {
  if (people.length === 0) return []
  const ids = sql.param([...people])
  const { rows } = await queries.execute<MetClass & Record<string, unknown>>(sql`
    with mine as (
      select e.class, bool_or(e.role = 'teacher') as is_teacher
      from roster_enrolments e where e.person = any(${ids}::text[]) and e.is_active and e.role <> 'student'
      group by e.class)
    select c.sourced_id as id, c.title, c.course, c.school, c.class_id as class, mine.is_teacher as "isTeacher",
      exists (select from roster_places p where p.class = c.sourced_id and p.person = any(${ids}::text[])) as "isPlaced",
      (select count(distinct e.person)::int from roster_enrolments e
        join roster_people s on s.sourced_id = e.person and s.is_active
        where e.class = c.sourced_id and e.is_active and e.role = 'student'
          and not exists (select from roster_places p where p.class = e.class and p.person = e.person)) as students
    from mine join roster_classes c on c.sourced_id = mine.class and c.is_active
    where c.ends_on is null or c.ends_on >= ${today}::date
    order by c.title, c.sourced_id`)
  return rows
}

/** A class of the roster, which nobody makes or changes until the transaction ends. */
export async function lockRosterClass({ sql: queries }: Queries, id: string) {
  const [row] = await queries
    .select()
    .from(rosterClasses)
    .where(eq(rosterClasses.sourcedId, id))
    .for('update')
  return row
}

/** Notes which class was made of one of the roster. */
export async function markMade({ sql: queries }: Queries, id: string, made: string): Promise<void> {
  await queries.update(rosterClasses).set({ class: made }).where(eq(rosterClasses.sourcedId, id))
}

/** The people whom the roster has in some classes, whom nobody changes until the transaction ends, in one order. */
export async function lockPeopleOf(
  { sql: queries }: Queries,
  classes: readonly string[],
): Promise<{ user: string | null }[]> {
  const ids = sql.param([...classes])
  return queries
    .select({ user: rosterPeople.user })
    .from(rosterPeople)
    .where(
      sql`${rosterPeople.sourcedId} in (select e.person from roster_enrolments e
        where e.class = any(${ids}::text[]) and e.is_active)`,
    )
    .orderBy(asc(rosterPeople.sourcedId))
    .for('update')
}

/** Teachers and aides of some classes who were not met yet, each with an address that is theirs alone. */
export async function staffOf(
  { sql: queries }: Queries,
  classes: readonly string[],
): Promise<{ person: string; email: string }[]> {
  const ids = sql.param([...classes])
  const { rows } = await queries.execute<{ person: string; email: string }>(sql`
    select p.sourced_id as person, p.email from roster_people p
    where p.is_active and p.user_id is null and p.email is not null
      and exists (select from roster_enrolments e where e.class = any(${ids}::text[]) and e.person = p.sourced_id
        and e.is_active and e.role <> 'student')
      and not exists (select from roster_people o where lower(o.email) = lower(p.email) and o.is_active
        and o.sourced_id <> p.sourced_id)`)
  return rows
}
