import type { Conversation, conversations, DialogueLine } from '@duologue/contract/conversations'
import type { Reader } from '@duologue/domain/accounts/reader'
import { mayReadConversation } from '@duologue/domain/conversations/may-read-conversation'
import { publicAuthors } from '../accounts/index'
import type { Database } from '../database/connect'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { isAssignedTo } from './assigned-store'
import { findConversation, linesOf } from './conversation-store'
import type { ConversationRow } from './conversation-table'
import { conversationView, lineView } from './conversation-view'
import type { ConversationsRoom } from './conversations-room'

/** The conversation's row when this reader may see it; else it is not there (404, R3). */
export async function readableConversation(
  database: Database,
  idOrShortid: string,
  reader: Reader,
): Promise<ConversationRow> {
  const row = await findConversation(database, idOrShortid)
  const isAssigned =
    row?.isPublished === false &&
    reader.kind === 'user' &&
    (await isAssignedTo(database, row.id, reader.id))
  const isDeleted = row?.deletedAt !== null
  if (!row || !mayReadConversation(reader, { ...row, isDeleted, isAssigned })) {
    throw new Refused('conversation-not-found')
  }
  return row
}

/** The conversation with its lines when this reader may see it, without its author; else it is not there. */
export async function readableDialogue(
  database: Database,
  idOrShortid: string,
  reader: Reader,
): Promise<Conversation> {
  const row = await readableConversation(database, idOrShortid, reader)
  return conversationView(row, await linesOf(database, row.id), undefined)
}

/** The language and the lines of a conversation that a class has assigned; undefined when it was deleted. */
export async function assignedLines(
  database: Database,
  id: string,
): Promise<{ language: string; lines: DialogueLine[] } | undefined> {
  const row = await findConversation(database, id)
  if (!row || row.deletedAt !== null) return undefined
  return { language: row.language, lines: (await linesOf(database, id)).map(lineView) }
}

export function getConversation(
  room: ConversationsRoom,
): Handler<typeof conversations.getConversation> {
  return async ({ params }, { reader }) => {
    const row = await readableConversation(room.database, params.id, reader)
    const [lines, authors] = await Promise.all([
      linesOf(room.database, row.id),
      publicAuthors(room.database, [row.author]),
    ])
    return conversationView(row, lines, authors.get(row.author ?? ''))
  }
}
