import type { plays } from '@duologue/contract/plays'
import { idOfReader } from '../accounts/index'
import { readableConversation } from '../conversations/index'
import type { Handler } from '../http/handlers'
import { newId } from '../outside/random/new-id'
import type { PlaysRoom } from './plays-room'
import { keepTicket } from './ticket-store'

/** A new ticket (R4): the seed of its battle is ours, so that nobody picks a lucky one. */
export function createTicket(room: PlaysRoom): Handler<typeof plays.createTicket> {
  const { database, clock, random } = room
  return async ({ body }, { reader }) => {
    const user = idOfReader(reader)
    const conversation = await readableConversation(database, body.conversation, reader)
    const seed = Buffer.from(random.bytes(4)).readUInt32BE()
    const id = newId(random, clock)
    await keepTicket(database, {
      id,
      user,
      conversation: conversation.id,
      conversationVersion: conversation.version,
      mode: body.mode,
      difficulty: body.difficulty,
      powers: body.powers ?? [],
      relaxed: body.relaxed ?? false,
      seed,
      createdAt: clock.now(),
    })
    return { ticket: id, seed }
  }
}
