import { and, type Column, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { keyIn, readByKey } from '../../database/read-by-key'
import type { Playable, PlayedThing, ThingName } from '../../playable'
import { linesOf } from '../conversation-store'
import { type ConversationRow, conversations } from '../conversation-table'
import { assignedLines, requireConversation } from '../get-conversation'
import { assignableConversations } from '../readable-conversations'

const { id, shortid, title, deletedAt } = conversations

const named = readByKey(database =>
  database.sql
    .select({ id, shortid, title })
    .from(conversations)
    .where(and(keyIn(id, 'ids'), isNull(deletedAt))),
)

/** Conversations by their ids, as assignments name them; deleted ones are left out. */
export async function conversationNames(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, ThingName>> {
  if (ids.length === 0) return new Map()
  const rows = await named(database, { ids: [...new Set(ids)] })
  return new Map(rows.map(row => [row.id, { ...row, isDeleted: false }]))
}

const nameOf = (column: Column): SQL<ThingName | null> => sql`(
  select json_build_object('id', ${id}, 'shortid', ${shortid}, 'title', ${title}, 'isDeleted', false)
  from ${conversations} where ${id} = ${column} and ${deletedAt} is null)`

/** The ids of the lines that a conversation has now. */
export const lineIdsOf = async (database: Database, conversation: string): Promise<Set<string>> =>
  new Set((await linesOf(database, conversation)).map(line => line.id))

/** A conversation as it is played. */
export const playedConversation = (
  row: Pick<ConversationRow, 'id' | 'title' | 'language' | 'dialogueVersion'>,
): PlayedThing => ({
  kind: 'conversation',
  id: row.id,
  title: row.title,
  language: row.language,
  version: row.dialogueVersion,
})

const required: Playable['require'] = async (...asked) =>
  playedConversation(await requireConversation(...asked))

/** What is said of conversations that are played. One line is enough for a ticket: who may play it is asked alone. */
export const playedConversations: Playable = {
  require: required,
  requirePlayable: required,
  assignable: assignableConversations,
  names: conversationNames,
  nameOf,
  parts: assignedLines,
}
