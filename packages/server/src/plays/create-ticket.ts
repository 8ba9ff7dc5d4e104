import type { CallArguments } from '@duologue/contract/endpoint'
import type { plays } from '@duologue/contract/plays'
import type { Reader } from '@duologue/domain/accounts/reader'
import { idOfReader } from '../accounts/index'
import { requireConversation } from '../conversations/index'
import type { Database } from '../database/connect'
import type { Handler } from '../http/handlers'
import { newId } from '../outside/random/new-id'
import { playableList } from '../pronunciation/index'
import { playedAssignment } from './played-assignment'
import type { PlaysRoom } from './plays-room'
import { seedFor } from './seed-store'
import { insertTicket } from './ticket-store'

type Body = CallArguments<typeof plays.createTicket>['body']

/** What is to be played, and its version: a conversation, or a list with enough in it for a round. */
async function playedThing(database: Database, body: Body, reader: Reader) {
  if ('conversation' in body) {
    const { id, dialogueVersion } = await requireConversation(database, body.conversation, reader)
    return { conversation: id, pronunciationList: null, version: dialogueVersion } as const
  }
  const list = await playableList(database, body.pronunciationList, reader)
  return { conversation: null, pronunciationList: list.id, version: list.itemsVersion } as const
}

/**
 * A new ticket (plays.md#one-seed): the seed of its game is ours, and stays the same until it is played, so that nobody
 * picks a lucky one.
 */
export function createTicket(room: PlaysRoom): Handler<typeof plays.createTicket> {
  const { database, clock, random } = room
  return async ({ body }, { reader }) => {
    const user = idOfReader(reader)
    const { mode, difficulty } = body
    const thing = await playedThing(database, body, reader)
    const game = { ...thing, mode, difficulty }
    const assigned = await playedAssignment(room, body.assignment, game, reader)
    const id = newId(random, clock)
    const createdAt = clock.now()
    const seed = await seedFor(database, {
      user,
      thing: thing.conversation ?? thing.pronunciationList,
      seed: Buffer.from(random.bytes(4)).readUInt32BE(),
      createdAt,
    })
    const relaxed = (body.relaxed ?? false) || (assigned?.relaxed ?? false)
    const extraTime = assigned?.extraTime ?? 1
    await insertTicket(database, {
      ...game,
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
