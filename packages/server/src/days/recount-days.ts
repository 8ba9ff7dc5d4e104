import { addDays } from '@duologue/domain/days/calendar'
import { type SQL, sql } from 'drizzle-orm'
import { compiledChange } from '../database/compiled-change'
import type { Queries } from '../database/connect'
import { dayAnswers } from '../learn/index'
import { dayPlays } from '../plays/index'
import { learnerDays } from './day-table'

/** A day on which somebody did something in a language. */
export interface TouchedDay {
  /** Such as 2026-02-28. */
  day: string
  language: string
}

const nothing = sql`0, 0, 0, 0, 0`

/** What is to be counted: which users, and between which moments where not all of their days are. */
interface Counted {
  users: SQL
  between?: readonly [SQL, SQL]
}

/** Makes rows of days that have none, and holds them, so that nobody counts them meanwhile; always in one order. */
const holdDays = (days: SQL) => sql`
  insert into ${learnerDays} (user_id, day, language, lines, reviewed, steps, plays, seconds)
  select distinct user_id, day, language, ${nothing} from (${days}) as touched
  where language is not null order by 1, 2, 3
  on conflict (user_id, day, language) do update set day = excluded.day`

/** Counts days anew that are held: the same answers and plays make the same day, in whatever order they came. */
const countHeld = (days: SQL, { users, between }: Counted) => sql`
  update ${learnerDays} set lines = coalesce(answers.lines, 0), reviewed = coalesce(answers.reviewed, 0),
    steps = coalesce(played.steps, 0), plays = coalesce(played.plays, 0),
    seconds = coalesce(answers.seconds, 0) + coalesce(played.seconds, 0)
  from (${days}) as touched
  left join (${dayAnswers(users, between)}) as answers using (user_id, day, language)
  left join (${dayPlays(users, between)}) as played using (user_id, day, language)
  where learner_days.user_id = touched.user_id and learner_days.day = touched.day
    and learner_days.language = touched.language`

/** In whatever zone somebody is, their day lies within three days of UTC. */
function around(days: readonly TouchedDay[]): { from: string; until: string } {
  const sorted = days.map(({ day }) => day).toSorted()
  const moment = (day = '', later: number) => new Date(addDays(day, later)).toISOString()
  return { from: moment(sorted[0], -1), until: moment(sorted.at(-1), 2) }
}

const user = sql`${sql.placeholder('user')}::uuid`
const moment = (name: string) => sql`${sql.placeholder(name)}::timestamptz`

const touched = sql`
  select ${user} as user_id, day, language
  from json_to_recordset(${sql.placeholder('days')}::json) as told (day date, language text)`

const holdTouched = compiledChange(() => holdDays(touched))

const countTouched = compiledChange(() =>
  countHeld(sql`select distinct * from (${touched}) as each`, {
    users: sql`array[${user}]`,
    between: [moment('from'), moment('until')],
  }),
)

/**
 * Counts some days of a user anew, in the transaction that stored what was done on them and in two statements
 * (days.md#days); memories are locked before.
 */
export async function recountDays(
  transaction: Queries,
  user: string,
  days: readonly TouchedDay[],
): Promise<void> {
  if (days.length === 0) return
  const told = { user, days: JSON.stringify(days), ...around(days) }
  // Sent at once: the second waits for the first there.
  await Promise.all([holdTouched(transaction, told), countTouched(transaction, told)])
}

/** Counts all days of some users, in two statements; inside a transaction. */
export async function countAllDays(transaction: Queries, some: readonly string[]): Promise<void> {
  if (some.length === 0) return
  const users = sql`${sql.param([...some])}::uuid[]`
  const done = sql`
    select user_id, day, language from (${dayAnswers(users)}) as answers
    union select user_id, day, language from (${dayPlays(users)}) as played`
  await transaction.sql.execute(holdDays(done))
  const own = sql`select user_id, day, language from ${learnerDays} where user_id = any(${users})`
  await transaction.sql.execute(countHeld(own, { users }))
}
