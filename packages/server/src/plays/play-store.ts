import { battleDifficulties } from '@duologue/domain/choices/battle-difficulties'
import { powerNames } from '@duologue/domain/choices/battle-powers'
import { playActivities } from '@duologue/domain/choices/play-activities'
import { playModes } from '@duologue/domain/choices/play-modes'
import { dayLimits } from '@duologue/domain/days/day-limits'
import { and, type Column, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes } from '../database/bytes'
import type { Database, Queries } from '../database/connect'
import { retryRead } from '../database/database-away'
import { keyIn, readByKey } from '../database/read-by-key'
import { isAbout, thingColumns } from '../thing-columns'
import { lineResults } from './line-result-store'

/** The rows of plays (plays.md); `class-play-store.ts` sums them up. */
export const plays = pgTable('plays', {
  id: uuid().primaryKey(),
  key: uuid(),
  user: uuid('user_id'),
  ...thingColumns(),
  assignment: uuid(),
  title: text().notNull(),
  activity: text({ enum: playActivities }).notNull(),
  mode: text({ enum: playModes }).notNull(),
  difficulty: text({ enum: battleDifficulties }).notNull(),
  language: text().notNull(),
  playedAt: timestamp('played_at', { withTimezone: true }).notNull(),
  score: integer().notNull(),
  base: doublePrecision(),
  healthBonus: doublePrecision('health_bonus'),
  isWinner: boolean('is_winner').notNull(),
  verified: boolean().notNull(),
  relaxed: boolean().notNull(),
  powers: text({ enum: powerNames }).array().notNull(),
  durationMs: integer('duration_ms'),
  eventsDigest: bytes('events_digest'),
  day: date(),
  live: boolean().notNull(),
  saidAt: timestamp('said_at', { withTimezone: true }),
})

export type PlayRow = typeof plays.$inferSelect

/** The play that a user stored under this key; undefined when there is none. */
export async function playByKey({ sql: queries }: Queries, user: string, key: string) {
  const [row] = await queries
    .select()
    .from(plays)
    .where(and(eq(plays.user, user), eq(plays.key, key)))
  return row
}

/** Which plays are wanted: of which users, and of which assignment or thing. */
interface Wanted {
  users: readonly string[]
  assignment?: string | undefined
  about?: Parameters<typeof isAbout>[1]
  limit: number
  offset: number
}

function isWanted({ users, assignment, about = {} }: Omit<Wanted, 'limit' | 'offset'>) {
  return and(
    inArray(plays.user, [...users]),
    assignment === undefined ? undefined : eq(plays.assignment, assignment),
    isAbout(plays, about),
  )
}

/** The query for one page of plays, the latest first. */
export function playsQuery({ sql: queries }: Queries, wanted: Wanted) {
  return queries
    .select()
    .from(plays)
    .where(isWanted(wanted))
    .orderBy(desc(plays.playedAt), desc(plays.id))
    .limit(wanted.limit)
    .offset(wanted.offset)
}

/** One page of plays, the latest first, and how many there are in all. */
export async function findWantedPlays(database: Database, wanted: Wanted) {
  const [rows, [counted]] = await Promise.all([
    retryRead(() => playsQuery(database, wanted)),
    retryRead(() => database.sql.select({ total: count() }).from(plays).where(isWanted(wanted))),
  ])
  return { rows, total: counted?.total ?? 0 }
}

const latest = readByKey(({ sql: queries }) =>
  queries
    .select()
    .from(plays)
    .where(and(keyIn(plays.assignment, 'assignments'), keyIn(plays.user, 'users')))
    .orderBy(desc(plays.playedAt), desc(plays.id))
    .limit(sql.placeholder('most')),
)

/** The latest plays that some users have played for some assignments. */
export const latestPlays = (
  queries: Queries,
  assignments: readonly string[],
  users: readonly string[],
  most: number,
) => latest(queries, { assignments, users, most })

/** All plays of a user, the latest first, for the export of their data. */
export const everyPlay = ({ sql: queries }: Queries, user: string) =>
  queries
    .select()
    .from(plays)
    .where(isWanted({ users: [user] }))
    .orderBy(desc(plays.playedAt))

/**
 * What some users have finished on each day in each language, as rows of `user_id`, `day`, `language`, `steps`, `plays` and
 * `seconds`: a query for others to count with (days.md#days). Between two moments alone where they are told.
 */
export const dayPlays = (users: SQL, between?: readonly [SQL, SQL]): SQL => sql`
  select ${plays.user}, coalesce(${plays.day}, (${plays.playedAt} at time zone 'UTC')::date) as day, ${plays.language},
    (count(*) filter (where ${plays.activity} <> 'conversationGame'))::int as steps,
    (count(*) filter (where ${plays.activity} = 'conversationGame'))::int as plays,
    coalesce(sum(least(${plays.durationMs} / 1000, ${dayLimits.aGame}::int))
      filter (where ${plays.durationMs} is not null), 0)::int as seconds
  from ${plays}
  where ${plays.user} = any(${users}) and ${
    between ? sql`${plays.playedAt} between ${between[0]} and ${between[1]}` : sql`true`
  }
  group by 1, 2, 3`

/** Plays of a user who goes stay, and are nobody's (plays.md#deleted-accounts). */
export async function forgetPlayer({ sql: queries }: Queries, user: string): Promise<void> {
  await queries
    .update(plays)
    .set({ user: null, key: null, eventsDigest: null })
    .where(eq(plays.user, user))
}

/** A round of a list that was played; done: half right at the first try, once. */
export interface PlayedRound {
  thing: string
  isDone: boolean
}

/** What somebody has played to its end of some conversations and lists. */
export interface PlayedThings {
  duels: ReadonlySet<string>
  rounds: ReadonlyMap<string, 'played' | 'done'>
}

/**
 * Those of some conversations of which a user has played a duel to its end (courses.md#progress): a JSON value for the
 * statement of others.
 */
export const duelsAmong = (user: string, ids: SQL | Column): SQL<string[]> => sql`(
  select coalesce(json_agg(distinct ${plays.conversation}), '[]') from ${plays}
  where ${plays.user} = ${user} and ${plays.conversation} = any(${ids}) and ${plays.activity} = 'conversationGame'
)`

/** Whether a round was half right at the first try (courses.md#progress). */
export const isHalfRight = sql`(
  select count(*) > 0 and 2 * count(*) filter (where ${lineResults.isRight}) >= count(*)
  from ${lineResults} where ${lineResults.play} = ${plays.id}
)`

/**
 * The rounds of some lists that a user has played (courses.md#progress): a JSON value for the statement of others. What was
 * only told says nothing of its answers.
 */
export const roundsAmong = (user: string, ids: SQL | Column): SQL<PlayedRound[]> => sql`(
  select coalesce(json_agg(json_build_object('thing', thing, 'isDone', is_done)), '[]') from (
    select ${plays.pronunciationList} as thing, bool_or(${isHalfRight}) as is_done
    from ${plays} where ${plays.user} = ${user} and ${plays.pronunciationList} = any(${ids})
    group by 1
  ) as rounds
)`

interface Played extends Record<string, unknown> {
  duels: string[]
  rounds: PlayedRound[]
}

const arrayOf = (values: readonly string[]) => sql`${sql.param([...values])}::uuid[]`

/** What a user has played of these conversations and lists (courses.md#progress), in one statement. */
export async function playedThings(
  { sql: queries }: Database,
  user: string,
  { conversations, lists }: { conversations: readonly string[]; lists: readonly string[] },
): Promise<PlayedThings> {
  if (conversations.length + lists.length === 0) return { duels: new Set(), rounds: new Map() }
  const { rows } = await retryRead(() =>
    queries.execute<Played>(sql`
      select ${duelsAmong(user, arrayOf(conversations))} as duels, ${roundsAmong(user, arrayOf(lists))} as rounds`),
  )
  const [{ duels, rounds } = { duels: [], rounds: [] }] = rows
  return {
    duels: new Set(duels),
    rounds: new Map(rounds.map(({ thing, isDone }) => [thing, isDone ? 'done' : 'played'])),
  }
}
