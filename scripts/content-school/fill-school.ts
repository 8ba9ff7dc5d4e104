import type { PoolClient } from 'pg'
import { pupilNames } from './people'

/** Everybody's address begins with this; the rest is their number. */
export const teacherEmail = 'teacher@school.example'
export const pupilEmail = (number: number): string => `pupil${number}@school.example`

const pupils = `
  select n, given, family, 'pupil' || n as username
  from unnest($1::text[], $2::text[]) with ordinality told (given, family, n)`

/** A teacher with two classes; all pupils are in the first one, a few in the second, too. */
const people = [
  `create temporary table pupil on commit drop as
   select gen_random_uuid() as id, told.* from (${pupils}) told`,
  `create temporary table teacher on commit drop as select gen_random_uuid() as id`,
]

const accounts = `
  insert into users (id, username, username_key, display_name, given_name, family_name, email, email_key,
    password_hash, type, created_at)
  select id, username, username, given || ' ' || family, given, family, username || '@school.example',
    username || '@school.example', $1, 'student', now() - interval '60 days'
  from pupil
  union all
  select id, 'teacher-muster', 'teacher-muster', 'Kim Muster', 'Kim', 'Muster', '${teacherEmail}', '${teacherEmail}',
    $1, 'teacher', now() - interval '90 days'
  from teacher`

/**
 * Eight conversations, the easiest first, due from a month ago to three weeks from now: some over, one due tomorrow. Whose
 * number shares a factor with an assignment's has played it, the others have not.
 */
const school = [
  `create temporary table class on commit drop as
   select gen_random_uuid() as id, n, told.name, told.language
   from (values (1, 'Deutsch 8b', 'german'), (2, 'Theatre club on Thursdays', 'english')) told (n, name, language)`,
  `insert into classes (id, name, color, icon, language, teacher, scores, is_open, created_at)
   select class.id, name, 'teal', 'book', language, teacher.id, 'names', true, now() - interval '50 days'
   from class, teacher`,
  `insert into enrolments (class, student, joined_at)
   select class.id, pupil.id, now() - interval '49 days' from class, pupil where class.n = 1 or pupil.n % 5 = 0`,
  `insert into shops select id, 10 from class`,
  `create temporary table assigned on commit drop as
   select gen_random_uuid() as assignment, chosen.*, (array[-28, -21, -14, -7, 1, 3, 10, 21])[n] as days
   from (select id, title, language, row_number() over (order by difficulty, id) as n
         from conversations where is_published and language = 'de' and deleted_at is null limit 8) chosen`,
  `insert into assignments (id, class, conversation, title, activity, mode, difficulty, requirement, date_due,
     time_zone, created_at)
   select assignment, class.id, assigned.id, title, 'conversationGame', 'any', 'any',
     case when assigned.n % 3 = 0 then 'win' else 'play' end,
     date_trunc('day', now()) + days * interval '1 day' + interval '86399 seconds', 'UTC', now() - interval '35 days'
   from assigned, class where class.n = 1`,
  `insert into plays (id, user_id, conversation, title, activity, mode, difficulty, language, played_at, score,
     is_winner, verified, relaxed, powers, assignment)
   select gen_random_uuid(), pupil.id, assigned.id, title, 'conversationGame', 'reading', 'normal', language,
     least(now(), now() + (days - 2) * interval '1 day' + (pupil.n % 4) * interval '1 day') - again * interval '5 hours',
     200 + (pupil.n * 37 + assigned.n * 91 + again * 53) % 900, (pupil.n + again) % 3 > 0, true, false, '{}', assignment
   from pupil, assigned, generate_series(0, 1) again
   where (pupil.n + assigned.n) % 4 > 0 and (days < 0 or pupil.n % assigned.n = 0)`,
  `insert into best_plays (conversation, mode, difficulty, week, user_id, score, is_winner, played_at)
   select distinct on (conversation, week, user_id) conversation, mode, difficulty, week, user_id, score, is_winner,
     played_at
   from (select plays.*, date_trunc('week', played_at)::date as week from plays join pupil on pupil.id = user_id
         union all select plays.*, '1970-01-01' from plays join pupil on pupil.id = user_id) all_weeks
   order by conversation, week, user_id, score desc, played_at`,
  `insert into card_entries (id, student, teacher, class, actor, reason, cards, balance, at)
   select gen_random_uuid(), pupil.id, teacher.id, class.id, teacher.id, 'set', 10 + pupil.n * 7 % 130, 0, now()
   from pupil, teacher, class where class.n = 1`,
  `insert into products (id, shop, name, cost, type, created_at)
   select gen_random_uuid(), class.id, told.name, cost, type, now() - interval '20 days'
   from class, (values ('A pencil with a star', 5, 'individual'), ('Choose your seat for a day', 20, 'individual'),
     ('No homework on Friday', 60, 'individual'), ('Ten minutes of music', 40, 'individual'),
     ('Be the teacher for a quarter of an hour', 120, 'individual'), ('A film in the last lesson', 500, 'group'),
     ('Ice cream for everybody', 900, 'group')) told (name, cost, type) where class.n = 1`,
]

/** Fills a database that has the samples with one school, all or nothing: everybody has the same password. */
export async function fillSchool(client: PoolClient, passwordHash: string): Promise<void> {
  const given = pupilNames.map(([name]) => name)
  const family = pupilNames.map(([, name]) => name)
  await client.query('begin')
  try {
    const [first = '', ...rest] = people
    await client.query(first, [given, family])
    for (const statement of rest) await client.query(statement)
    await client.query(accounts, [passwordHash])
    for (const statement of school) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
