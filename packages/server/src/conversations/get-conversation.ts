import type { Conversation, conversations, DialogueLine } from '@duologue/contract/conversations'
import type { Reader } from '@duologue/domain/accounts/reader'
import { mayReadConversation } from '@duologue/domain/conversations/may-read-conversation'
import type { Database } from '../database/connect'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { isAssignedTo } from './assigned-conversation-store'
import { findConversation, linesOf } from './conversation-store'
import type { ConversationRow, LineRow } from './conversation-table'
import { conversationView, lineView } from './conversation-view'
import type { ConversationsRoom } from './conversations-room'
import { translatedLines } from './lines/line-translation-store'
import { removedLinesOf } from './lines/removed-line-store'
import { seenConversation } from './seen-conversation'

/** The id of a conversation by id or shortid, of one that nobody may see any more too. */
export const idOfConversation = async (
  database: Database,
  name: string,
): Promise<string | undefined> => (await findConversation(database, name))?.id

/** The conversation's row when this reader may see it; else undefined. */
export async function findReadable(
  database: Database,
  idOrShortid: string,
  reader: Reader,
): Promise<ConversationRow | undefined> {
  const row = await findConversation(database, idOrShortid)
  const isAssigned =
    row?.isPublished === false &&
    reader.kind === 'user' &&
    (await isAssignedTo(database, row.id, reader.id))
  const isDeleted = row?.deletedAt !== null
  return row && mayReadConversation(reader, { ...row, isDeleted, isAssigned }) ? row : undefined
}

/** The same; what the reader may not see is not there (404, conversations.md#who-may-read). */
export async function requireConversation(
  database: Database,
  idOrShortid: string,
  reader: Reader,
): Promise<ConversationRow> {
  const row = await findReadable(database, idOrShortid, reader)
  if (!row) throw new Refused('conversation-not-found')
  return row
}

const dialogueOf = (row: ConversationRow, lines: readonly LineRow[]) => ({
  ...conversationView(row, lines, undefined),
  dialogueVersion: row.dialogueVersion,
})

/** The conversation with its lines when this reader may see it, without its author; else undefined. */
export async function findDialogue(
  database: Database,
  id: string,
  reader: Reader,
): Promise<Conversation | undefined> {
  const [row, lines] = await Promise.all([
    findReadable(database, id, reader),
    linesOf(database, id),
  ])
  return row && dialogueOf(row, lines)
}

/**
 * The conversation with its lines when this reader may see it, without its author; else it is not there.
 * `dialogueVersion` is another one whenever what a battle is made of has changed.
 */
export async function requireDialogue(
  database: Database,
  idOrShortid: string,
  reader: Reader,
): Promise<Conversation & { dialogueVersion: number }> {
  const row = await requireConversation(database, idOrShortid, reader)
  return dialogueOf(row, await linesOf(database, row.id))
}

/**
 * The same for whoever began a game over it while they might: they finish it, though their class has it no longer or it
 * was deleted since.
 */
export async function begunDialogue(
  database: Database,
  id: string,
): Promise<Conversation & { dialogueVersion: number }> {
  const [row, lines] = await Promise.all([findConversation(database, id), linesOf(database, id)])
  if (!row) throw new Refused('conversation-not-found')
  return dialogueOf(row, lines)
}

/**
 * The languages and the lines of a conversation that a class has assigned, with those that were taken out, so that old
 * results still read; undefined when it was deleted.
 */
export async function assignedLines(
  database: Database,
  id: string,
): Promise<{ language: string; translationLanguage: string; lines: DialogueLine[] } | undefined> {
  const row = await findConversation(database, id)
  if (!row || row.deletedAt !== null) return undefined
  const [lines, removed] = await Promise.all([linesOf(database, id), removedLinesOf(database, id)])
  const { language, translationLanguage } = row
  const told = [...(await translatedLines(database, row, lines)), ...removed]
  return { language, translationLanguage, lines: told.map(lineView) }
}

export function getConversation({
  database,
}: ConversationsRoom): Handler<typeof conversations.getConversation> {
  return async ({ params }, { reader }) =>
    seenConversation(database, await requireConversation(database, params.id, reader), reader)
}
