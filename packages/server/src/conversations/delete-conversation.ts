import type { conversations } from '@duologue/contract/conversations'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { changeableConversation } from './changeable-conversation'
import type { ConversationsRoom } from './conversations-room'
import { changeConversation, lockConversation } from './lines/line-store'

/**
 * Deletes a conversation softly (conversations.md#deleting-one): it leaves search, lists and its page; plays and
 * assignments keep its title.
 */
export function deleteConversation({
  database,
  clock,
  random,
}: ConversationsRoom): Handler<typeof conversations.deleteConversation> {
  return async ({ params }, { reader }) => {
    const { id } = await changeableConversation(database, params.id, reader)
    await inTransaction(database, random, async tx => {
      const row = await lockConversation(tx, id)
      if (!row || row.deletedAt !== null) throw new Refused('conversation-not-found')
      await changeConversation(tx, id, { deletedAt: clock.now(), version: row.version + 1 })
    })
    return { id }
  }
}
