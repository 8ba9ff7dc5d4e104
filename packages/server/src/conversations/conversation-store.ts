import { asc, eq, or } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { conversations, dialogueLines } from './conversation-table'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The condition that names one conversation by its id or its shortid (R1). */
function named(idOrShortid: string) {
  return uuidPattern.test(idOrShortid)
    ? or(eq(conversations.id, idOrShortid), eq(conversations.shortid, idOrShortid))
    : eq(conversations.shortid, idOrShortid)
}

/** A conversation's row by id or shortid, deleted ones too; undefined when there is none. */
export async function findConversation(database: Database, idOrShortid: string) {
  const [row] = await retryRead(() =>
    database.sql.select().from(conversations).where(named(idOrShortid)).limit(1),
  )
  return row
}

/** A conversation's lines in their order. */
export function linesOf(database: Database, conversation: string) {
  return retryRead(() =>
    database.sql
      .select()
      .from(dialogueLines)
      .where(eq(dialogueLines.conversation, conversation))
      .orderBy(asc(dialogueLines.position)),
  )
}
