import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { linesOf } from './conversation-store'
import { conversations } from './conversation-table'
import { conversationView } from './conversation-view'

/** A user's conversations with their lines, drafts too, as they go into the export of his data (R2). */
export async function conversationsOf(database: Database, user: string) {
  const rows = await database.sql
    .select()
    .from(conversations)
    .where(eq(conversations.author, user))
    .orderBy(asc(conversations.id))
  const whole = []
  for (const row of rows)
    whole.push(conversationView(row, await linesOf(database, row.id), undefined))
  return whole
}
