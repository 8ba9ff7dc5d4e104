import { isTaken } from '../database/is-taken'
import { inTransaction } from '../database/transaction'
import { newShortid } from '../outside/random/new-id'
import {
  type ConversationRow,
  conversations,
  dialogueLines,
  type LineRow,
} from './conversation-table'
import type { ConversationsRoom } from './conversations-room'

const mostTries = 5

/**
 * Puts a new conversation with its lines into the database; answers it with its shortid, of which one that is taken is
 * drawn again (site.md#addresses-of-things).
 */
export async function insertConversation(
  { database, random }: ConversationsRoom,
  made: Omit<ConversationRow, 'shortid'>,
  lines: readonly LineRow[],
): Promise<ConversationRow> {
  for (let tries = 1; ; tries += 1) {
    const row = { ...made, shortid: newShortid(random) }
    try {
      await inTransaction(database, random, async ({ sql: queries }) => {
        await queries.insert(conversations).values(row)
        if (lines.length > 0) await queries.insert(dialogueLines).values([...lines])
      })
      return row
    } catch (error) {
      if (tries === mostTries || !isTaken(error)) throw error
    }
  }
}
