import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { rosterClasses, rosterPeople, rosterPlaces } from '../roster-table'

/** What the roster says of somebody in a class, and what was done about it here. */
export interface Place {
  person: string
  given: string
  family: string
  user: string | null
  /** What they are in the class; null where the roster has them there no more. */
  role: 'teacher' | 'aide' | 'student' | null
  /** Null where nothing was done yet. */
  place: 'roster' | 'hand' | null
}

/** Everybody whom the roster has in a class, or had when it was looked after last. */
export async function placesIn({ sql: queries }: Queries, id: string): Promise<Place[]> {
  const { rows } = await queries.execute<Place & Record<string, unknown>>(sql`
    with told as (
      select e.person, min(case e.role when 'teacher' then 1 when 'aide' then 2 else 3 end) as role
      from roster_enrolments e join roster_people p on p.sourced_id = e.person and p.is_active
      where e.class = ${id} and e.is_active group by e.person),
    done as (select person, place from roster_places where class = ${id})
    select p.sourced_id as person, p.given_name as given, p.family_name as family, p.user_id as user,
      case told.role when 1 then 'teacher' when 2 then 'aide' when 3 then 'student' end as role, done.place
    from told full join done on done.person = told.person
    join roster_people p on p.sourced_id = coalesce(told.person, done.person)
    order by p.family_name, p.given_name, p.sourced_id`)
  return rows
}

/** A place that the roster wants for somebody with an account, in a class that was made. */
interface Unplaced {
  class: string
  user: string
  type: 'teacher' | 'student'
}

/** Those places about which nothing was done yet. */
export async function unplaced({ sql: queries }: Queries): Promise<Unplaced[]> {
  const { rows } = await queries.execute<Unplaced & Record<string, unknown>>(sql`
    select c.class_id as class, p.user_id as user,
      case when bool_or(e.role <> 'student') then 'teacher' else 'student' end as type
    from roster_people p join roster_enrolments e on e.person = p.sourced_id and e.is_active
    join roster_classes c on c.sourced_id = e.class and c.is_active and c.class_id is not null
    where p.is_active and p.user_id is not null
      and not exists (select from roster_places d where d.class = e.class and d.person = e.person)
    group by c.class_id, p.user_id`)
  return rows
}

/** The next classes of the roster that were made and are not over, behind one of them. */
export const madeBehind = ({ sql: queries }: Queries, last: string, most: number) =>
  queries
    .select({ id: rosterClasses.sourcedId, class: rosterClasses.class })
    .from(rosterClasses)
    .where(
      and(
        isNotNull(rosterClasses.class),
        eq(rosterClasses.isActive, true),
        gt(rosterClasses.sourcedId, last),
      ),
    )
    .orderBy(asc(rosterClasses.sourcedId))
    .limit(most)

/** Notes that people of a class were looked after. */
export async function upsertPlaces(
  { sql: queries }: Queries,
  id: string,
  people: readonly string[],
  place: 'roster' | 'hand',
): Promise<void> {
  if (people.length === 0) return
  await queries
    .insert(rosterPlaces)
    .values(people.map(person => ({ class: id, person, place })))
    .onConflictDoUpdate({ target: [rosterPlaces.class, rosterPlaces.person], set: { place } })
}

/** Notes who of a class was there by somebody's hand already, and who was let in for the roster. */
export async function upsertBoth(
  transaction: Queries,
  id: string,
  { byHand, fresh }: Record<'byHand' | 'fresh', readonly Pick<Place, 'person'>[]>,
): Promise<void> {
  const peopleIn = (places: readonly Pick<Place, 'person'>[]) => places.map(({ person }) => person)
  await upsertPlaces(transaction, id, peopleIn(byHand), 'hand')
  await upsertPlaces(transaction, id, peopleIn(fresh), 'roster')
}

/** Forgets that people of a class were looked after; of all where none are told. */
export async function deletePlaces(
  { sql: queries }: Queries,
  id: string,
  people?: readonly string[],
): Promise<void> {
  if (people?.length === 0) return
  const among = people ? inArray(rosterPlaces.person, [...people]) : undefined
  await queries.delete(rosterPlaces).where(and(eq(rosterPlaces.class, id), among))
}

/** Notes which accounts some people have. */
export async function markUsers(
  { sql: queries }: Queries,
  pairs: readonly { person: string; user: string }[],
): Promise<void> {
  if (pairs.length === 0) return
  const people = sql.param(pairs.map(({ person }) => person))
  const users = sql.param(pairs.map(({ user }) => user))
  await queries.execute(sql`
    update ${rosterPeople} set user_id = told.user_id
    from unnest(${people}::text[], ${users}::uuid[]) told (person, user_id)
    where ${rosterPeople.sourcedId} = told.person`)
}

/** The classes that were made and that the roster has no more: who is kept by one of them may be kept by another. */
export async function endedClasses({ sql: queries }: Queries): Promise<string[]> {
  const rows = await queries
    .select({ class: rosterClasses.class })
    .from(rosterClasses)
    .where(and(isNotNull(rosterClasses.class), eq(rosterClasses.isActive, false)))
  return rows.flatMap(row => row.class ?? [])
}

/** For each of some people another class that was made, in which the roster has given them a place: the first of theirs. */
export async function otherClassesOf(
  { sql: queries }: Queries,
  { people, class: id }: { people: readonly string[]; class: string },
): Promise<Map<string, string>> {
  const rows = await queries
    .selectDistinctOn([rosterPlaces.person], {
      person: rosterPlaces.person,
      class: rosterClasses.class,
    })
    .from(rosterPlaces)
    .innerJoin(rosterClasses, eq(rosterClasses.sourcedId, rosterPlaces.class))
    .where(
      and(
        inArray(rosterPlaces.person, [...people]),
        eq(rosterPlaces.place, 'roster'),
        isNotNull(rosterClasses.class),
        eq(rosterClasses.isActive, true),
        sql`${rosterPlaces.class} <> ${id}`,
      ),
    )
    .orderBy(asc(rosterPlaces.person), asc(rosterClasses.sourcedId))
  return new Map(rows.flatMap(row => (row.class === null ? [] : [[row.person, row.class]])))
}

/** What the roster says of an account, with the titles of the classes that it has them in. */
export const peopleOfUser = ({ sql: queries }: Queries, user: string) =>
  queries
    .select({
      ...getTableColumns(rosterPeople),
      classes: sql<string[]>`array(
        select distinct c.title from roster_enrolments e join roster_classes c on c.sourced_id = e.class
        where e.person = roster_people.sourced_id and e.is_active order by 1)`,
    })
    .from(rosterPeople)
    .where(eq(rosterPeople.user, user))
    .orderBy(asc(rosterPeople.sourcedId))
