import type { conversations } from '@duologue/contract/conversations'
import { mayReadConversation } from '@duologue/domain/conversations/may-read-conversation'
import { idOfReader } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { newId } from '../outside/random/new-id'
import { linesOf } from './conversation-store'
import type { ConversationRow, LineRow } from './conversation-table'
import type { ConversationsRoom } from './conversations-room'
import { requireConversation } from './get-conversation'
import { insertConversation } from './new-conversation-store'
import { seenConversation } from './seen-conversation'

/** A draft of one's own, with nobody's views: only what is told in it comes from the original. */
function draftCopy(
  { clock, random }: ConversationsRoom,
  { shortid: _, ...told }: ConversationRow,
  author: string,
): Omit<ConversationRow, 'shortid'> {
  const now = clock.now()
  return {
    ...told,
    id: newId(random, clock),
    contentKey: null,
    contentDigest: null,
    author,
    // Whoever edits the copy sees one translation of each line.
    otherTranslations: [],
    isPublished: false,
    views: 0,
    version: 1,
    dialogueVersion: 1,
    // Whoever copies must say for themselves that they may share it.
    hasRights: false,
    createdAt: now,
    updatedAt: now,
    publishedAt: null,
    deletedAt: null,
    heldAt: null,
    heldPublished: false,
  }
}

/**
 * Copies what the reader may read; a draft of somebody else is not there, even where a class has it
 * (conversations.md#duplicating).
 */
export function duplicateConversation(
  room: ConversationsRoom,
): Handler<typeof conversations.duplicateConversation> {
  const { database, clock, random } = room
  return async ({ params }, { reader }) => {
    const author = idOfReader(reader)
    const original = await requireConversation(database, params.id, reader)
    if (!mayReadConversation(reader, { ...original, isDeleted: false }))
      throw new Refused('conversation-not-found')
    const lines = await linesOf(database, original.id)
    const copy = draftCopy(room, original, author)
    const copied: LineRow[] = lines.map(line => ({
      ...line,
      id: newId(random, clock),
      conversation: copy.id,
    }))
    const stored = await insertConversation(room, copy, copied)
    return seenConversation(database, stored, reader, copied)
  }
}
