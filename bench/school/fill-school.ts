import type { Client } from 'pg'
import { passwordHashes } from '../../packages/server/src/accounts/password-hashes'
import { fill } from '../../scripts/content-scale/fill'
import {
  assignedConversations,
  assignmentsOfClass,
  firstCards,
  password,
  type SchoolSize,
  sqlIdOf,
  studentsInClass,
} from './school-size'

/** People, all with one password and one open session; $1 is its hash. */
const people = (kind: 'teacher' | 'student', count: number) => `
  with made as (
    insert into users (id, username, username_key, display_name, given_name, family_name, email, email_key,
      password_hash, type, created_at)
    select ${sqlIdOf(kind, 'n')}, '${kind}-' || n, '${kind}-' || n, '${kind} ' || n, 'Given' || n, 'Family' || n,
      '${kind}-' || n || '@school.example', '${kind}-' || n || '@school.example', $1, '${kind}', now() - interval '90 days'
    from generate_series(0, ${count - 1}) n
    returning id, username
  )
  insert into sessions (id, user_id, token_hash, device, created_at, last_used_at, expires_at)
  select gen_random_uuid(), id, sha256(rpad(username || '-', 43, 'x')::bytea), 'A browser', now(), now(),
    now() + interval '20 days'
  from made`

/** The conversations that classes have assigned, by their number from 0. */
const assigned = `
  create temporary table assigned as
  select id, title, language, dialogue_version, row_number() over (order by views desc, id) - 1 as number
  from conversations where is_published order by views desc, id limit ${assignedConversations}`

const classes = (count: number) => `
  insert into classes (id, name, color, icon, language, teacher, scores, is_open, created_at)
  select ${sqlIdOf('class', 'n')}, 'Class ' || n, 'teal', 'book', 'spanish', ${sqlIdOf('teacher', 'n')}, 'names', true,
    now() - interval '80 days'
  from generate_series(0, ${count - 1}) n`

const enrolments = (students: number) => `
  insert into enrolments (class, student, joined_at)
  select ${sqlIdOf('class', `n / ${studentsInClass}`)}, ${sqlIdOf('student', 'n')}, now() - interval '70 days'
  from generate_series(0, ${students - 1}) n`

const assignments = (count: number) => `
  insert into assignments (id, class, conversation, title, activity, mode, difficulty, requirement, date_due, time_zone,
    created_at)
  select ${sqlIdOf('assignment', 'n')}, ${sqlIdOf('class', `n / ${assignmentsOfClass}`)}, assigned.id, assigned.title,
    'conversationGame', 'any', 'any', 'play', now() + (1 + n % ${assignmentsOfClass}) * interval '1 day', 'UTC',
    now() - interval '7 days'
  from generate_series(0, ${count * assignmentsOfClass - 1}) n
  join assigned on assigned.number = n % ${assignedConversations}`

const rewards = (count: number) => `
  insert into products (id, shop, name, cost, type, created_at)
  select ${sqlIdOf('reward', 'n')}, ${sqlIdOf('class', 'n')}, 'A pencil', 1, 'individual', now()
  from generate_series(0, ${count - 1}) n`

/** The first completion of each assignment is worth something everywhere. */
const shops = 'insert into shops select id, 10 from classes'

const cards = (students: number) => `
  insert into card_entries (id, student, teacher, class, actor, reason, cards, balance, at)
  select gen_random_uuid(), ${sqlIdOf('student', 'n')}, ${sqlIdOf('teacher', `n / ${studentsInClass}`)},
    ${sqlIdOf('class', `n / ${studentsInClass}`)}, ${sqlIdOf('teacher', `n / ${studentsInClass}`)}, 'set', ${firstCards},
    0, now()
  from generate_series(0, ${students - 1}) n`

/** Tickets of an hour ago: every student in turn, of the first assignment of their class. */
const tickets = (count: number, students: number) => `
  insert into play_tickets (id, user_id, conversation, conversation_version, mode, difficulty, powers, relaxed, seed,
    created_at, assignment)
  select ${sqlIdOf('ticket', 'n')}, ${sqlIdOf('student', `n % ${students}`)}, assigned.id, assigned.dialogue_version,
    'reading', 'normal', '{}', false, n, now() - interval '1 hour', assignments.id
  from generate_series(0, ${count - 1}) n
  join assignments on assignments.id =
    ${sqlIdOf('assignment', `n % ${students} / ${studentsInClass} * ${assignmentsOfClass}`)}
  join assigned on assigned.id = assignments.conversation`

/** More plays than these are those of years: one every twelve seconds, not every second. */
const fewPlays = 5_000_000

/** Everybody's plays, of assigned and other conversations, and the best of them: of all time, and of each week that is kept. */
const plays = ({ plays: count, students }: SchoolSize) => [
  `insert into plays (id, user_id, conversation, title, mode, difficulty, language, played_at, score, is_winner,
     verified, relaxed, powers)
   select gen_random_uuid(), ${sqlIdOf('student', `n % ${students}`)}, assigned.id, assigned.title, 'reading', 'normal',
     assigned.language, now() - n * ${count > fewPlays ? 12 : 1} * interval '1 second', 100 + n % 3000, n % 3 > 0, true,
     false, '{}'
   from generate_series(0, ${count - 1}) n
   join assigned on assigned.number = (n + n / ${students}) % ${assignedConversations}`,
  `insert into best_plays (conversation, mode, difficulty, week, user_id, score, is_winner, played_at)
   select distinct on (conversation, mode, difficulty, week, user_id)
     conversation, mode, difficulty, week, user_id, score, is_winner, played_at
   from (
     select *, date_trunc('week', played_at)::date as week from plays where played_at > now() - interval '60 weeks'
     union all select *, '1970-01-01' from plays
   ) all_weeks
   order by conversation, mode, difficulty, week, user_id, score desc, played_at`,
]

const playlists = (students: number) => `
  insert into playlists (id, name, name_search, author, conversations, created_at, updated_at)
  select ${sqlIdOf('playlist', 'n')}, 'Playlist ' || n, 'playlist ' || n, ${sqlIdOf('student', 'n * 10')},
    (select array_agg(id order by number) from assigned where number between n % 20 and n % 20 + 9), now(), now()
  from generate_series(0, ${Math.ceil(students / 10) - 1}) n`

/** Fills a migrated database that has no people yet with a whole school district. */
export async function fillSchool(client: Client, size: SchoolSize): Promise<void> {
  await fill(client, size.conversations, () => undefined)
  const passwordHash = await passwordHashes({ atOnce: 1, waiting: 1 }).hash(password)
  await client.query('begin')
  await client.query(`set local work_mem = '512MB'`)
  await client.query(people('teacher', size.classes), [passwordHash])
  await client.query(people('student', size.students), [passwordHash])
  for (const statement of [
    assigned,
    classes(size.classes),
    enrolments(size.students),
    assignments(size.classes),
    rewards(size.classes),
    shops,
    cards(size.students),
    // Whom and what a play names is there by its making: to look that up took most of the time of twenty million.
    'set local session_replication_role = replica',
    ...plays(size),
    'set local session_replication_role = origin',
    tickets(size.tickets, size.students),
    playlists(size.students),
  ]) {
    await client.query(statement)
  }
  await client.query('commit')
  await client.query('vacuum (analyze)')
}
