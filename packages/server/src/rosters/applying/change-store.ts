import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/connect'

/** Some rows of an import, by their numbers. */
export interface Portion {
  import: string
  /** Behind this one, and up to the last. */
  after: number
  last: number
}

const told = ({ import: id, after, last }: Portion, kind: string) =>
  sql`roster_rows r where r.import = ${id} and r.no > ${after} and r.no <= ${last} and r.kind = ${kind}`

/** Takes what the rows say of classes: what is new or changed, and what ends. */
export async function takeClasses({ sql: queries }: Queries, portion: Portion, now: Date) {
  await queries.execute(sql`
    insert into roster_classes as kept (sourced_id, title, course, school, ends_on, modified, is_active)
    select r.sourced_id, r.title, r.course, r.school, r.ends_on, r.modified, true
    from ${told(portion, 'class')} and r.is_active
    on conflict (sourced_id) do update set title = excluded.title, course = coalesce(excluded.course, kept.course),
      school = coalesce(excluded.school, kept.school), ends_on = coalesce(excluded.ends_on, kept.ends_on),
      modified = coalesce(excluded.modified, kept.modified), is_active = true, left_at = null`)
  await queries.execute(sql`
    update roster_classes kept set is_active = false, left_at = ${now.toISOString()}::timestamptz,
      modified = coalesce(r.modified, kept.modified)
    from ${told(portion, 'class')} and not r.is_active and r.sourced_id = kept.sourced_id and kept.is_active`)
}

/** Whose names the rows change who have an account here already, with their new ones. */
export async function findRenamed({ sql: queries }: Queries, { import: id, after, last }: Portion) {
  const { rows } = await queries.execute<{ user: string; given: string; family: string }>(sql`
    select kept.user_id as user, r.given_name as given, r.family_name as family
    from roster_rows r join roster_people kept on kept.sourced_id = r.sourced_id
    where r.import = ${id} and r.no > ${after} and r.no <= ${last} and r.kind = 'person' and r.is_active
      and kept.user_id is not null and (kept.given_name, kept.family_name) <> (r.given_name, r.family_name)`)
  return rows
}

/** Takes what the rows say of people. Nobody is deleted: who is told no more has left. */
export async function takePeople({ sql: queries }: Queries, portion: Portion, now: Date) {
  await queries.execute(sql`
    insert into roster_people as kept (sourced_id, given_name, family_name, role, email, login_ids, modified, is_active)
    select r.sourced_id, r.given_name, r.family_name, r.role, r.email, coalesce(r.login_ids, '{}'), r.modified, true
    from ${told(portion, 'person')} and r.is_active
    on conflict (sourced_id) do update set given_name = excluded.given_name, family_name = excluded.family_name,
      role = coalesce(excluded.role, kept.role),
      email = case when excluded.role is null then kept.email else excluded.email end,
      login_ids = case when excluded.role is null then kept.login_ids else excluded.login_ids end,
      modified = coalesce(excluded.modified, kept.modified), is_active = true, left_at = null`)
  await queries.execute(sql`
    update roster_people kept set is_active = false, left_at = ${now.toISOString()}::timestamptz,
      modified = coalesce(r.modified, kept.modified)
    from ${told(portion, 'person')} and not r.is_active and r.sourced_id = kept.sourced_id and kept.is_active`)
}

/** Takes what the rows say of enrolments. */
export async function takeEnrolments({ sql: queries }: Queries, portion: Portion, now: Date) {
  await queries.execute(sql`
    insert into roster_enrolments as kept (sourced_id, class, person, role, modified, is_active)
    select r.sourced_id, r.class, r.person, r.role, r.modified, true
    from ${told(portion, 'enrolment')} and r.is_active
    on conflict (sourced_id) do update set class = excluded.class, person = excluded.person, role = excluded.role,
      modified = coalesce(excluded.modified, kept.modified), is_active = true, left_at = null`)
  await queries.execute(sql`
    update roster_enrolments kept set is_active = false, left_at = ${now.toISOString()}::timestamptz,
      modified = coalesce(r.modified, kept.modified)
    from ${told(portion, 'enrolment')} and not r.is_active and r.sourced_id = kept.sourced_id and kept.is_active`)
}
