import type { plays } from '@duologue/contract/plays'
import { idOfReader } from '../accounts/index'
import { readableConversation } from '../conversations/index'
import type { Handler } from '../http/handlers'
import { newId } from '../outside/random/new-id'
import { playedAssignment } from './played-assignment'
import type { PlaysRoom } from './plays-room'
import { keepTicket } from './ticket-store'

/** A new ticket (R4): the seed of its battle is ours, so that nobody picks a lucky one. */
export function createTicket(room: PlaysRoom): Handler<typeof plays.createTicket> {
  const { database, clock, random } = room
  return async ({ body }, { reader }) => {
    const user = idOfReader(reader)
    const conversation = await readableConversation(database, body.conversation, reader)
    const game = { ...body, conversation: conversation.id }
    const assigned = await playedAssignment(room, body.assignment, game, reader)
    const seed = Buffer.from(random.bytes(4)).readUInt32BE()
    const id = newId(random, clock)
    const relaxed = (body.relaxed ?? false) || (assigned?.relaxed ?? false)
    const extraTime = assigned?.extraTime ?? 1
    await keepTicket(database, {
      id,
      user,
      conversation: conversation.id,
      conversationVersion: conversation.dialogueVersion,
      mode: body.mode,
      difficulty: body.difficulty,
      powers: body.powers ?? [],
      relaxed,
      assignment: assigned?.id ?? null,
      extraTime,
      seed,
      createdAt: clock.now(),
    })
    return { ticket: id, seed, relaxed, extraTime }
  }
}
