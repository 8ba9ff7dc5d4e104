import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { linesOfAll } from './conversation-store'
import { conversations, type LineRow } from './conversation-table'
import { conversationView } from './conversation-view'

/**
 * A user's conversations with their lines, drafts too, as they go into the export of their data (accounts.md#own-data).
 */
export async function conversationsOf(database: Database, user: string) {
  const rows = await database.sql
    .select()
    .from(conversations)
    .where(eq(conversations.author, user))
    .orderBy(asc(conversations.id))
  const lines = new Map<string, LineRow[]>(rows.map(row => [row.id, []]))
  for (const line of await linesOfAll(database, [...lines.keys()]))
    lines.get(line.conversation)?.push(line)
  return rows.map(row => conversationView(row, lines.get(row.id) ?? [], undefined))
}
