import { createHash } from 'node:crypto'
import type { plays } from '@duologue/contract/plays'
import { dayOf } from '@duologue/domain/assignments/due-date'
import type { UncountedReason } from '@duologue/domain/choices/uncounted-reasons'
import { idOfReader } from '../accounts/index'
import type { Queries } from '../database/connect'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { newId } from '../outside/random/new-id'
import { thingIn } from '../thing-columns'
import { gameOver } from './games/games'
import { insertLineResults, insertWordResults } from './line-result-store'
import { insertPlay, type PlayRow, playByKey } from './play-store'
import { type PlayToSave, playToSave } from './play-to-save'
import { savedPlayView } from './play-view'
import type { PlaysRoom } from './plays-room'
import { spendSeed } from './seed-store'
import { dropTicket } from './ticket-store'

/** A play of a user. */
type Played = PlayRow & { user: string }

const digestOf = (told: unknown) => createHash('sha256').update(JSON.stringify(told)).digest()

/** A ticket counts once. Its chance is gone once it was played; with a record that nobody believes it was not. */
async function takeTicket(
  transaction: Queries,
  ticket: string,
  { user, verified, ...row }: Played,
): Promise<void> {
  const used = await dropTicket(transaction, ticket)
  const thing = thingIn(row)
  if (used && verified && thing)
    await spendSeed(transaction, { user, thing: thing.id, seed: used.seed })
}

/** What is answered of a stored play, whether it was stored just now or before. */
async function tellSaved(
  { database, assignments }: PlaysRoom,
  row: PlayRow & { user: string },
  uncounted: UncountedReason,
  best?: { before: number | null },
) {
  const { assignment, user, verified } = row
  const assigned =
    assignment === null ? undefined : await assignments.standsAt(database, assignment, user)
  return savedPlayView(row, verified ? null : uncounted, assigned, best)
}

/** Stores a play once (plays.md#sending-a-play). Player, date and a verified score are the server's own. */
export function savePlay(room: PlaysRoom): Handler<typeof plays.savePlay> {
  const { database, clock, random, assignments } = room

  /**
   * Stores a play with its best and its lines, and uses its ticket up, all or nothing; undefined when it was stored
   * before. Whose assignment went, or who left its class while they played, keeps the play without it.
   */
  const store = (
    { lines, words, heard = lines, uncounted: _, ...found }: PlayToSave & Played,
    ticket: string | undefined,
  ) =>
    inTransaction(database, random, async transaction => {
      const { user, assignment } = found
      const held =
        assignment === null ? undefined : await assignments.hold(transaction, assignment, user)
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

  return async ({ body }, { reader }) => {
    const user = idOfReader(reader)
    const [ticket, key] = 'ticket' in body ? [body.ticket, body.ticket] : [undefined, body.key]
    // Sent again from another zone it is the same play.
    const { timeZone = 'UTC', ...sent } = body
    const eventsDigest = digestOf(sent)
    const usual = 'ticket' in body ? 'record' : 'told'
    const found = await playToSave(room, body, reader)
    if (found) {
      const playedAt = clock.now()
      const day = dayOf(playedAt.getTime(), timeZone)
      const made = { id: newId(random, clock), key: key ?? null, playedAt, day }
      const row = { ...found, ...made, user, eventsDigest }
      const stored = await store(row, ticket)
      if (stored) return tellSaved(room, stored.row, found.uncounted ?? usual, stored.best)
    }
    // Stored before, or by another one that was sent at the same moment: its ticket went with it.
    const stored = key && (await playByKey(database, user, key))
    if (!stored) throw new Refused('ticket-not-found')
    if (!stored.eventsDigest?.equals(eventsDigest)) throw new Refused('play-saved-already')
    return tellSaved(room, { ...stored, user }, usual)
  }
}
