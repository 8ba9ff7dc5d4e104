import {
  type BattleDifficulty,
  battleDifficulties,
} from '@duologue/domain/choices/battle-difficulties'
import { type PlayMode, playModes } from '@duologue/domain/choices/play-modes'
import type { PlayedKind } from '@duologue/domain/choices/played-kinds'
import { playLimits } from '@duologue/domain/plays/play-limits'
import { and, asc, count, desc, eq, gt, inArray, lt, max, or, sql } from 'drizzle-orm'
import { alias, boolean, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { compiledChange } from '../database/compiled-change'
import type { Database, Queries } from '../database/connect'
import { retryRead } from '../database/database-away'
import { deleteSome } from '../database/delete-some'

const columns = (thing: string) => ({
  thing: uuid(thing).notNull(),
  mode: text({ enum: playModes }).notNull(),
  difficulty: text({ enum: battleDifficulties }).notNull(),
  week: date().notNull(),
  user: uuid('user_id').notNull(),
  score: integer().notNull(),
  isWinner: boolean('is_winner').notNull(),
  playedAt: timestamp('played_at', { withTimezone: true }).notNull(),
})

const conversationBests = pgTable('best_plays', columns('conversation'))
const songBests = pgTable('best_song_plays', columns('song'))

/** What has leaderboards. */
export type BoardKind = Extract<PlayedKind, 'conversation' | 'song'>

const tables = { conversation: conversationBests, song: songBests }

type BestTable = (typeof tables)[BoardKind]

/** Stands for all weeks together. */
export const everyWeek = '1970-01-01'

/** The Monday of the week of a moment, in UTC, such as 2026-03-02. */
export function weekOf(moment: Date): string {
  const monday = new Date(moment)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  return monday.toISOString().slice(0, 10)
}

/** Which leaderboard. */
export interface Board {
  kind: BoardKind
  /** The conversation or the song. */
  thing: string
  mode: PlayMode
  difficulty: BattleDifficulty
  week: string
  /** The players who are compared; everybody without them. */
  among?: readonly string[]
}

/** A verified play that may be its player's best. */
type BestPlay = Omit<BestTable['$inferSelect'], 'week'>

/** A player's best play on a leaderboard. */
export type BestRow = Pick<BestPlay, 'user' | 'score' | 'isWinner' | 'playedAt'>

const placeholder = sql.placeholder

/** The query for the score of a player's best play of all weeks on the board of a play, as it was before a statement. */
function scoreBefore({ sql: queries }: Queries, best: BestTable) {
  const earlier = alias(best, 'earlier')
  return queries
    .select({ score: earlier.score })
    .from(earlier)
    .where(
      and(
        eq(earlier.thing, placeholder('thing')),
        eq(earlier.mode, placeholder('mode')),
        eq(earlier.difficulty, placeholder('difficulty')),
        eq(earlier.week, everyWeek),
        eq(earlier.user, placeholder('user')),
      ),
    )
}

const kept = {
  thing: placeholder('thing'),
  mode: placeholder('mode'),
  difficulty: placeholder('difficulty'),
  user: placeholder('user'),
  score: placeholder('score'),
  isWinner: placeholder('isWinner'),
  playedAt: placeholder('playedAt'),
}

const upsertIn = (best: BestTable) =>
  compiledChange(database =>
    database.sql
      .insert(best)
      .values([everyWeek, placeholder('week')].map(week => ({ ...kept, week })))
      .onConflictDoUpdate({
        target: [best.user, best.thing, best.mode, best.difficulty, best.week],
        set: {
          score: sql`excluded.score`,
          isWinner: sql`excluded.is_winner`,
          playedAt: sql`excluded.played_at`,
        },
        setWhere: sql`excluded.score > ${best.score}`,
      })
      // Asked within the same statement, it still sees the rows as they were.
      .returning({
        isOfAll: sql`${best.week} = ${everyWeek}`,
        before: sql`(${scoreBefore(database, best)})`,
      }),
  )

const upserts = { conversation: upsertIn(conversationBests), song: upsertIn(songBests) }

/**
 * Keeps a play as the best of its week and of all weeks, where it is better than the one before. Answers what the best
 * score of all weeks was before it, null where there was none; undefined when it is no new best of all weeks.
 */
export async function upsertBest(
  transaction: Queries,
  kind: BoardKind,
  play: BestPlay,
): Promise<{ before: number | null } | undefined> {
  const changed = await upserts[kind](transaction, { ...play, week: weekOf(play.playedAt) })
  const ofAll = changed.find(([isOfAll]) => isOfAll === true)
  return ofAll && { before: ofAll[1] as number | null }
}

const onBoard = (best: BestTable, { thing, mode, difficulty, week, among }: Board) =>
  and(
    among && inArray(best.user, [...among]),
    eq(best.thing, thing),
    eq(best.mode, mode),
    eq(best.difficulty, difficulty),
    eq(best.week, week),
  )

/** The query for a part of a leaderboard: best first, of equal ones the earlier first. */
export function boardQuery(
  { sql: queries }: Queries,
  board: Board,
  { limit, offset }: { limit: number; offset: number },
) {
  const best = tables[board.kind]
  return queries
    .select({
      user: best.user,
      score: best.score,
      isWinner: best.isWinner,
      playedAt: best.playedAt,
    })
    .from(best)
    .where(onBoard(best, board))
    .orderBy(desc(best.score), asc(best.playedAt), asc(best.user))
    .limit(limit)
    .offset(offset)
}

/** The query for how many are on a leaderboard, its best score, and how many are better than each of two scores. */
export function factsQuery({ sql: queries }: Queries, board: Board, scores: [number, number]) {
  const best = tables[board.kind]
  const betterThan = (score: number) =>
    sql<string>`count(*) filter (where ${best.score} > ${score})`
  return queries
    .select({
      total: count(),
      top: max(best.score),
      aboveOne: betterThan(scores[0]),
      aboveOther: betterThan(scores[1]),
    })
    .from(best)
    .where(onBoard(best, board))
}

/** A player's best play of a thing, and the best score of the leaderboard that it stands on. */
export interface OwnBestRow {
  thing: string
  score: number
  top: number
}

/** The query for a player's best plays of these things, on every leaderboard of all weeks that they are on. */
export function ownBestsQuery(
  { sql: queries }: Queries,
  kind: BoardKind,
  user: string,
  ids: readonly string[],
) {
  const best = tables[kind]
  const others = alias(best, 'others')
  const top = queries
    .select({ score: others.score })
    .from(others)
    .where(
      and(
        eq(others.thing, best.thing),
        eq(others.mode, best.mode),
        eq(others.difficulty, best.difficulty),
        eq(others.week, best.week),
      ),
    )
    .orderBy(desc(others.score))
    .limit(1)
  return queries
    .select({
      thing: best.thing,
      score: best.score,
      top: sql<number>`(${top})`,
    })
    .from(best)
    .where(and(eq(best.user, user), inArray(best.thing, [...ids]), eq(best.week, everyWeek)))
}

/** The query for a player's own best play. */
function ownQuery({ sql: queries }: Queries, board: Board, user: string) {
  const best = tables[board.kind]
  return queries
    .select({ score: best.score, playedAt: best.playedAt })
    .from(best)
    .where(and(onBoard(best, board), eq(best.user, user)))
}

/**
 * The rows of a player and of those next above and below, `around` of each, and how many stand before them; none when
 * the player is not there.
 */
export async function nearbyRows(
  database: Database,
  board: Board,
  user: string,
  around: number,
): Promise<{ rows: BestRow[]; offset: number }> {
  const best = tables[board.kind]
  const [own] = await retryRead(() => ownQuery(database, board, user))
  if (!own) return { rows: [], offset: 0 }
  const isEarlier = or(
    lt(best.playedAt, own.playedAt),
    and(eq(best.playedAt, own.playedAt), lt(best.user, user)),
  )
  const isAbove = or(gt(best.score, own.score), and(eq(best.score, own.score), isEarlier))
  const [counted] = await retryRead(() =>
    database.sql
      .select({ total: count() })
      .from(best)
      .where(and(onBoard(best, board), isAbove)),
  )
  const above = counted?.total ?? 0
  const offset = Math.max(0, above - around)
  const limit = above - offset + 1 + around
  const rows = await retryRead(() => boardQuery(database, board, { offset, limit }))
  return { rows, offset }
}

/** Rows of boards that one statement forgets. */
const portion = 10_000

/** Forgets some rows of the boards of weeks that are over for so long; whether more may be left. Those of all weeks stay. */
export async function forgetWeeks(queries: Queries, now: Date): Promise<boolean> {
  const oldest = weekOf(new Date(now.getTime() - playLimits.weeksKept))
  for (const best of Object.values(tables)) {
    // As their index says it: none of it is a parameter.
    const isOld = sql`${best.week} > ${sql.raw(`'${everyWeek}'`)} and ${best.week} < ${oldest}`
    if (await deleteSome(queries, best, isOld, portion)) return true
  }
  return false
}
