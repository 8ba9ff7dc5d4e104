import type { CallArguments } from '@duologue/contract/endpoint'
import type { plays } from '@duologue/contract/plays'
import type { Reader } from '@duologue/domain/accounts/reader'
import { mannerOf } from '@duologue/domain/plays/game-manner'
import { idOfReader } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import { newId } from '../../outside/random/new-id'
import { askedThing, idsOf } from '../../thing-columns'
import { playedAssignment } from '../played-assignment'
import type { PlaysRoom } from '../plays-room'
import { type AskedAhead, aheadTicket } from './ahead-ticket'
import { seedFor } from './seed-store'
import { insertTicket, type TicketRow } from './ticket-store'

type Asked = CallArguments<typeof plays.createTicket>['body']

const isAhead = (body: Asked): body is AskedAhead => body.ahead === true

/** The ticket of a game that begins now. */
async function ticketNow(
  room: PlaysRoom,
  body: Exclude<Asked, AskedAhead>,
  reader: Reader,
): Promise<TicketRow> {
  const { database, clock, random, things } = room
  const user = idOfReader(reader)
  const { mode, difficulty } = body
  const { kind, name } = askedThing(body)
  const source = 'source' in body ? body.source : null
  const wishes = { mode, difficulty, source }
  const thing = await things[kind].requirePlayable(database, name, reader, wishes)
  const game = { thing, mode, difficulty }
  if (mode === 'speaking') await room.requireMaySpeak(database, reader)
  const assigned = await playedAssignment(room, body.assignment, game, reader)
  const createdAt = clock.now()
  const offered = Buffer.from(random.bytes(4)).readUInt32BE()
  const ticket: TicketRow = {
    ...idsOf(thing),
    version: thing.version,
    ...mannerOf(body, assigned),
    source,
    id: newId(random, clock),
    user,
    isWhole: assigned !== undefined,
    isAhead: false,
    assignment: assigned?.id ?? null,
    seed: await seedFor(database, {
      user,
      thing: thing.id,
      isAhead: false,
      seed: offered,
      createdAt,
    }),
    createdAt,
  }
  await insertTicket(database, ticket)
  if (assigned) await room.onBegun(database, { assignment: assigned.id, user })
  return ticket
}

/**
 * A new ticket (plays.md#one-seed): the seed of its game is ours, and stays the same until it is played, so that nobody
 * picks a lucky one.
 */
export function createTicket(room: PlaysRoom): Handler<typeof plays.createTicket> {
  return async ({ body }, { reader }) => {
    const row = await (isAhead(body)
      ? aheadTicket(room, body, reader)
      : ticketNow(room, body, reader))
    const { id: ticket, seed, relaxed, extraTime, version, createdAt } = row
    return { ticket, seed, relaxed, extraTime, version, since: createdAt.toISOString() }
  }
}
