import type { LineResult } from '@duologue/domain/battle/scoring/line-results'
import { getTableColumns, type Placeholder, sql } from 'drizzle-orm'
import { compiledChange } from '../database/compiled-change'
import type { Queries } from '../database/connect'
import { inTransaction } from '../database/transaction'
import { thingIn } from '../thing-columns'
import type { NewBest } from './games/game'
import { gameOver } from './games/games'
import { lineResults, type WordResult, wordResults } from './line-result-store'
import { type PlayRow, plays } from './play-store'
import type { PlayToSave } from './play-to-save'
import type { PlaysRoom } from './plays-room'
import { seeds } from './tickets/seed-store'
import { tickets } from './tickets/ticket-store'

/** A play of a user. */
type Played = PlayRow & { user: string }

/** A play of a user as it is to be stored, with how its lines and words went. */
export type PlayToStore = PlayToSave & Played

/** A placeholder for each column, by its name here. */
const eachColumn = Object.fromEntries(
  Object.keys(getTableColumns(plays)).map(name => [name, sql.placeholder(name)]),
) as Record<keyof PlayRow, Placeholder>

const insertion = compiledChange(({ sql: queries }) => {
  const made = queries
    .insert(plays)
    .values(eachColumn)
    .onConflictDoNothing()
    .returning({ id: plays.id })
  const told = (name: string) => sql`${sql.placeholder(name)}::json`
  return sql`
    with made as ${made}, lines as (
      insert into ${lineResults} (play, line, is_right, ms) select made.id, told.line, told."right", told.ms
      from made, json_to_recordset(${told('lines')}) as told (line uuid, "right" boolean, ms integer)
    ), words as (
      insert into ${wordResults} (play, lyric, word, is_right, ms) select made.id, told.lyric, told.word, told."isRight", told.ms
      from made, json_to_recordset(${told('words')}) as told (lyric uuid, word uuid, "isRight" boolean, ms integer)
    ), dropped as (
      delete from ${tickets} where ${tickets.id} = ${sql.placeholder('ticket')}::uuid and exists (select from made) returning seed
    ), spent as (
      delete from ${seeds} where ${seeds.user} = ${sql.placeholder('user')}::uuid and ${seeds.thing} = ${sql.placeholder('thing')}::uuid
        and ${seeds.seed} in (select seed from dropped)
    ) select id from made`
})

/** How a play went, line by line and word by word. */
interface Results {
  lines: readonly LineResult[]
  words: readonly WordResult[]
}

/**
 * Stores a play with its results unless its user has stored one under its key, and takes its ticket, which counts once;
 * whether it did. Its chance is gone once it was played; with a record that nobody believes it was not.
 */
async function insertPlay(
  transaction: Queries,
  play: PlayRow & { user: string },
  { lines, words }: Results,
  ticket?: string,
): Promise<boolean> {
  const made = await insertion(transaction, {
    ...play,
    lines: JSON.stringify(lines),
    words: JSON.stringify(words),
    ticket: ticket ?? null,
    thing: (play.verified && thingIn(play)?.id) || null,
  })
  return made.length > 0
}

/**
 * Stores a play with its best and its lines, and uses its ticket up, all or nothing; undefined when it was stored before.
 * Whose assignment went, or who left its class while they played, keeps the play without it.
 */
export const storePlay =
  (room: PlaysRoom) =>
  (
    { lines, words, heard = lines, uncounted: _, ...found }: PlayToStore,
    ticket?: string,
  ): Promise<{ row: Played; best: NewBest } | undefined> =>
    inTransaction(room.database, room.random, async transaction => {
      const { user, assignment } = found
      const held =
        assignment === null ? undefined : await room.assignments.hold(transaction, assignment, user)
      const row = { ...found, assignment: held ? assignment : null }
      if (!(await insertPlay(transaction, row, { lines, words }, ticket))) return undefined
      // What does not hang on each other is sent at once, always in this order.
      const [best] = await Promise.all([
        gameOver(room, transaction, row, { lines: heard, words }),
        held?.stored(row),
      ])
      await room.onStored(transaction, row)
      return { row, best }
    })
