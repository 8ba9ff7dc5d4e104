import { dayLimits } from '@duologue/domain/days/day-limits'
import { type SQL, sql } from 'drizzle-orm'
import { lineAttempts } from './attempt-store'
import { languageOfMemory, lineMemory } from './memory-store'

/**
 * What some users have answered on each day in each language, as rows of `user_id`, `day`, `language`, `lines`, `reviewed` and
 * `seconds`: a query for others to count with (days.md#days). Between two moments alone where they are told. The answers
 * of a battle come all at its end; how long it took is its own to say.
 */
export const dayAnswers = (users: SQL, between?: readonly [SQL, SQL]): SQL => sql`
  select user_id, day, language, count(distinct line)::int as lines,
    (count(distinct line) filter (where place = 'review'))::int as reviewed,
    coalesce(sum(least(gap, ${dayLimits.pause}::int)) filter (where place <> 'battle' and gap is not null), 0)::int as seconds
  from (
    select *, extract(epoch from at - lag(at) over (partition by user_id, day, language order by at)) as gap
    from (
      select ${lineAttempts.user}, ${lineAttempts.line}, ${lineAttempts.place}, ${lineAttempts.at},
        coalesce(${lineAttempts.day}, (${lineAttempts.at} at time zone 'UTC')::date) as day,
        ${languageOfMemory} as language
      from ${lineAttempts} join ${lineMemory} on ${lineMemory.user} = ${lineAttempts.user}
        and ${lineMemory.line} = ${lineAttempts.line} and ${lineMemory.skill} = ${lineAttempts.skill}
      where ${lineAttempts.user} = any(${users}) and ${lineMemory.user} = any(${users}) and ${
        between ? sql`${lineAttempts.at} between ${between[0]} and ${between[1]}` : sql`true`
      }
    ) as answered
  ) as paced
  group by 1, 2, 3`
