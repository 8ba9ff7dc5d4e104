import type { plays } from '@duologue/contract/plays'
import { idOfReader } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { newId } from '../outside/random/new-id'
import { askedThing, idsOf } from '../thing-columns'
import { playedAssignment } from './played-assignment'
import type { PlaysRoom } from './plays-room'
import { seedFor } from './seed-store'
import { insertTicket } from './ticket-store'

/**
 * A new ticket (plays.md#one-seed): the seed of its game is ours, and stays the same until it is played, so that nobody
 * picks a lucky one.
 */
export function createTicket(room: PlaysRoom): Handler<typeof plays.createTicket> {
  const { database, clock, random, things } = room
  return async ({ body }, { reader }) => {
    const user = idOfReader(reader)
    const { mode, difficulty } = body
    const { kind, name } = askedThing(body)
    const source = 'source' in body ? body.source : null
    const wishes = { mode, difficulty, source }
    const thing = await things[kind].requirePlayable(database, name, reader, wishes)
    const game = { thing, mode, difficulty }
    if (mode === 'speaking') await room.requireMaySpeak(database, reader)
    const assigned = await playedAssignment(room, body.assignment, game, reader)
    const id = newId(random, clock)
    const createdAt = clock.now()
    const seed = await seedFor(database, {
      user,
      thing: thing.id,
      seed: Buffer.from(random.bytes(4)).readUInt32BE(),
      createdAt,
    })
    const relaxed = (body.relaxed ?? false) || (assigned?.relaxed ?? false)
    const extraTime = assigned?.extraTime ?? 1
    await insertTicket(database, {
      ...idsOf(thing),
      version: thing.version,
      ...wishes,
      id,
      user,
      isWhole: assigned !== undefined,
      powers: 'powers' in body ? (body.powers ?? []) : [],
      // A page from before does not say how it deals.
      deal: ('deal' in body && body.deal) || 1,
      relaxed,
      assignment: assigned?.id ?? null,
      extraTime,
      seed,
      createdAt,
    })
    return { ticket: id, seed, relaxed, extraTime }
  }
}
