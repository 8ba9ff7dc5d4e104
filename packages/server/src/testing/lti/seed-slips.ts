import type { TestServer } from '../apps/test-server'
import type { OpenedCourse } from '../platform/opened-course'
import { ltiRoles } from '../platform/platform-school'
import type { Platform } from '../platform/start-platform'

/** Scores of so many new students at every place of a course, which wait to be sent since then. */
export async function seedSlips(
  { pool }: Pick<TestServer, 'pool'>,
  { platform, platformId, course, classId }: OpenedCourse & { platform: Platform },
  many: number,
  since: Date,
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (id, username, username_key, display_name, created_at)
     select gen_random_uuid(), name, name, name, '2026-01-01'
     from (select 'u' || substr(md5(random()::text), 1, 16) as name from generate_series(1, $1::int)) made
     returning id`,
    [many],
  )
  const ids = rows.map(({ id }) => id)
  for (const id of ids) platform.school.addPerson(course, [ltiRoles.learner], { id })
  await pool.query(
    `insert into lti_people (platform, subject, side, user_id, since, seen_at)
     select $1, id::text, 'student', id, '2026-03-02', '2026-03-02' from unnest($2::uuid[]) as users (id)`,
    [platformId, ids],
  )
  await pool.query(
    `insert into lti_slips (course, resource_link, user_id, score, at, state, waits_since, next_at)
     select course, resource_link, users.id, 100, $3, 'waiting', $3, $3
     from lti_placements, unnest($2::uuid[]) as users (id) where course = $1`,
    [classId, ids, since],
  )
}
