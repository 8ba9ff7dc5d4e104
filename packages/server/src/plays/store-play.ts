import type { Queries } from '../database/connect'
import { inTransaction } from '../database/transaction'
import { thingIn } from '../thing-columns'
import type { NewBest } from './games/game'
import { gameOver } from './games/games'
import { insertLineResults, insertWordResults } from './line-result-store'
import { insertPlay, type PlayRow } from './play-store'
import type { PlayToSave } from './play-to-save'
import type { PlaysRoom } from './plays-room'
import { spendTicket } from './seed-store'
import { dropTicket } from './ticket-store'

/** A play of a user. */
type Played = PlayRow & { user: string }

/** A play of a user as it is to be stored, with how its lines and words went. */
export type PlayToStore = PlayToSave & Played

/** A ticket counts once. Its chance is gone once it was played; with a record that nobody believes it was not. */
async function takeTicket(
  transaction: Queries,
  ticket: string,
  { user, verified, ...row }: Played,
): Promise<void> {
  const thing = thingIn(row)
  if (verified && thing) await spendTicket(transaction, ticket, { user, thing: thing.id })
  else await dropTicket(transaction, ticket)
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
      if (!(await insertPlay(transaction, row))) return undefined
      // What does not hang on each other is sent at once, always in this order.
      const [, , , best] = await Promise.all([
        ticket === undefined ? undefined : takeTicket(transaction, ticket, row),
        insertLineResults(transaction, row.id, lines),
        insertWordResults(transaction, row.id, words),
        gameOver(room, transaction, row, heard),
        held?.stored(),
      ])
      await room.onStored(transaction, row)
      return { row, best }
    })
