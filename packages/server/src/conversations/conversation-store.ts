import { asc, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { keyIn, readByKey } from '../database/read-by-key'
import { conversations, dialogueLines } from './conversation-table'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be compared with ids. */
export const isId = (name: string): boolean => uuidPattern.test(name)

/** By id or shortid (site.md#addresses-of-things); a text that is no id is not compared with ids. */
const named = readByKey((database, by: 'id' | 'shortid') => {
  const isShortid = eq(conversations.shortid, sql.placeholder('name'))
  const isId = eq(conversations.id, sql.placeholder('name'))
  return database.sql
    .select()
    .from(conversations)
    .where(by === 'id' ? or(isId, isShortid) : isShortid)
    .limit(1)
})

const ofConversation = readByKey(database =>
  database.sql
    .select()
    .from(dialogueLines)
    .where(eq(dialogueLines.conversation, sql.placeholder('conversation')))
    .orderBy(asc(dialogueLines.position)),
)

/** A conversation's row by id or shortid, deleted ones too; undefined when there is none. */
export async function findConversation(database: Database, name: string) {
  const by = isId(name) ? 'id' : 'shortid'
  const [row] = await named(database, { name }, by)
  return row
}

/** A conversation's lines in their order. */
export function linesOf(database: Database, conversation: string) {
  return ofConversation(database, { conversation })
}

const ofAll = readByKey(database =>
  database.sql
    .select()
    .from(dialogueLines)
    .where(keyIn(dialogueLines.conversation, 'ids'))
    .orderBy(asc(dialogueLines.conversation), asc(dialogueLines.position)),
)

/** The lines of several conversations, each one's in their order. */
export const linesOfAll = (database: Database, ids: readonly string[]) => ofAll(database, { ids })
