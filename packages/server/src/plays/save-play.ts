import { createHash } from 'node:crypto'
import type { plays } from '@duologue/contract/plays'
import { dayOf } from '@duologue/domain/assignments/due-date'
import type { UncountedReason } from '@duologue/domain/choices/uncounted-reasons'
import { idOfReader } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { newId } from '../outside/random/new-id'
import { type PlayRow, playByKey } from './play-store'
import { playToSave } from './play-to-save'
import { savedPlayView } from './play-view'
import type { PlaysRoom } from './plays-room'
import { storePlay } from './store-play'

const digestOf = (told: unknown) => createHash('sha256').update(JSON.stringify(told)).digest()

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
  const { database, clock, random } = room

  const store = storePlay(room)

  return async ({ body }, { reader }) => {
    const user = idOfReader(reader)
    const [ticket, key] = 'ticket' in body ? [body.ticket, body.ticket] : [undefined, body.key]
    // Sent again from another zone, or later, it is the same play.
    const { timeZone = 'UTC', ...sent } = body
    const eventsDigest = digestOf({ ...sent, saidAt: undefined })
    const usual = 'ticket' in body ? 'record' : 'told'
    const found = await playToSave(room, body, reader)
    if (found) {
      const playedAt = clock.now()
      const day = dayOf(playedAt.getTime(), timeZone)
      const made = { id: newId(random, clock), key: key ?? null, playedAt, day, live: false }
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
