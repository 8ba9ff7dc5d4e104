import { createHash } from 'node:crypto'
import type { conversations } from '@duologue/contract/conversations'
import { isAuthor } from '@duologue/domain/conversations/may-read-conversation'
import type { Caller, Handler } from '../../http/handlers'
import type { ConversationsRoom } from '../conversations-room'
import { requireConversation } from '../get-conversation'
import { countViews, insertView, saltOf } from './conversation-view-store'

/**
 * A viewer's name in the table: the user id, else a hash of address and browser salted anew each day
 * (conversations.md#views).
 */
export function viewerNames(room: ConversationsRoom): (caller: Caller) => Promise<string> {
  let today = { day: '', salt: '' }
  return async ({ reader, address, userAgent }) => {
    if (reader.kind === 'user') return reader.id
    const day = room.clock.now().toISOString().slice(0, 10)
    if (today.day !== day) {
      const fresh = Buffer.from(room.random.bytes(16)).toString('hex')
      today = { day, salt: await saltOf(room.database, day, fresh) }
    }
    return createHash('sha256')
      .update(`${today.salt}\n${address}\n${userAgent}`)
      .digest('base64url')
  }
}

/** One view a visitor and hour, whatever number was sent; authors do not count (conversations.md#views). */
export function recordView(room: ConversationsRoom): Handler<typeof conversations.recordView> {
  const viewerOf = viewerNames(room)
  return async ({ params }, caller) => {
    const { id, author } = await requireConversation(room.database, params.id, caller.reader)
    if (!isAuthor(caller.reader, author)) {
      const hour = room.clock.now()
      hour.setUTCMinutes(0, 0, 0)
      await insertView(room.database, { conversation: id, viewer: await viewerOf(caller), hour })
    }
    return { id, stats: { views: await countViews(room.database, id) } }
  }
}
