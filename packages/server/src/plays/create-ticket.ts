import type { CallArguments } from '@duologue/contract/endpoint'
import type { plays } from '@duologue/contract/plays'
import type { Reader } from '@duologue/domain/accounts/reader'
import { idOfReader } from '../accounts/index'
import { readableConversation } from '../conversations/index'
import type { Database } from '../database/connect'
import type { Handler } from '../http/handlers'
import { newId } from '../outside/random/new-id'
import { playableList } from '../pronunciation/index'
import { playedAssignment } from './played-assignment'
import type { PlaysRoom } from './plays-room'
import { keepTicket } from './ticket-store'

type Body = CallArguments<typeof plays.createTicket>['body']

/** What is to be played, and its version: a conversation, or a list with enough in it for a round. */
async function playedThing(database: Database, body: Body, reader: Reader) {
  if ('conversation' in body) {
    const { id, dialogueVersion } = await readableConversation(database, body.conversation, reader)
    return { conversation: id, pronunciationList: null, version: dialogueVersion }
  }
  const list = await playableList(database, body.pronunciationList, reader)
  return { conversation: null, pronunciationList: list.id, version: list.itemsVersion }
}

/** A new ticket (R4): the seed of its game is ours, so that nobody picks a lucky one. */
export function createTicket(room: PlaysRoom): Handler<typeof plays.createTicket> {
  const { database, clock, random } = room
  return async ({ body }, { reader }) => {
    const user = idOfReader(reader)
    const { mode, difficulty } = body
    const thing = await playedThing(database, body, reader)
    const game = { ...thing, mode, difficulty }
    const assigned = await playedAssignment(room, body.assignment, game, reader)
    const seed = Buffer.from(random.bytes(4)).readUInt32BE()
    const id = newId(random, clock)
    const relaxed = (body.relaxed ?? false) || (assigned?.relaxed ?? false)
    const extraTime = assigned?.extraTime ?? 1
    await keepTicket(database, {
      ...game,
      id,
      user,
      isWhole: assigned !== undefined,
      powers: 'powers' in body ? (body.powers ?? []) : [],
      relaxed,
      assignment: assigned?.id ?? null,
      extraTime,
      seed,
      createdAt: clock.now(),
    })
    return { ticket: id, seed, relaxed, extraTime }
  }
}
