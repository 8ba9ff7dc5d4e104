import { addDays } from '@duologue/domain/days/calendar'
import { type SQL, sql } from 'drizzle-orm'
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
  between?: readonly [Date, Date]
}

/** Makes rows of days that have none, and holds them, so that nobody counts them meanwhile; always in one order. */
const holdDays = ({ sql: queries }: Queries, days: SQL) =>
  queries.execute(sql`
    insert into ${learnerDays} (user_id, day, language, lines, reviewed, steps, plays, seconds)
    select distinct user_id, day, language, ${nothing} from (${days}) as touched
    where language is not null order by 1, 2, 3
    on conflict (user_id, day, language) do update set day = excluded.day`)

/** Counts days anew that are held: the same answers and plays make the same day, in whatever order they came. */
const countHeld = ({ sql: queries }: Queries, days: SQL, { users, between }: Counted) =>
  queries.execute(sql`
    update ${learnerDays} set lines = coalesce(answers.lines, 0), reviewed = coalesce(answers.reviewed, 0),
      steps = coalesce(played.steps, 0), plays = coalesce(played.plays, 0),
      seconds = coalesce(answers.seconds, 0) + coalesce(played.seconds, 0)
    from (${days}) as touched
    left join (${dayAnswers(users, between)}) as answers using (user_id, day, language)
    left join (${dayPlays(users, between)}) as played using (user_id, day, language)
    where learner_days.user_id = touched.user_id and learner_days.day = touched.day
      and learner_days.language = touched.language`)

/** In whatever zone somebody is, their day lies within three days of UTC. */
const around = (days: readonly TouchedDay[]): readonly [Date, Date] => {
  const sorted = days.map(({ day }) => day).toSorted()
  return [new Date(addDays(sorted[0] ?? '', -1)), new Date(addDays(sorted.at(-1) ?? '', 2))]
}

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
  const touched = sql`
    select ${user}::uuid as user_id, day, language
    from json_to_recordset(${JSON.stringify(days)}::json) as told (day date, language text)`
  await holdDays(transaction, touched)
  const users = sql`array[${user}::uuid]`
  await countHeld(transaction, sql`select distinct * from (${touched}) as each`, {
    users,
    between: around(days),
  })
}

/** Counts all days of some users, in two statements; inside a transaction. */
export async function countAllDays(transaction: Queries, some: readonly string[]): Promise<void> {
  if (some.length === 0) return
  const users = sql`${sql.param([...some])}::uuid[]`
  const done = sql`
    select user_id, day, language from (${dayAnswers(users)}) as answers
    union select user_id, day, language from (${dayPlays(users)}) as played`
  await holdDays(transaction, done)
  await countHeld(
    transaction,
    sql`select user_id, day, language from ${learnerDays} where user_id = any(${users})`,
    { users },
  )
}
