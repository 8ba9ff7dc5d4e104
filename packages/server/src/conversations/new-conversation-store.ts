import type { Queries } from '../database/connect'
import {
  type ConversationRow,
  conversations,
  dialogueLines,
  type LineRow,
} from './conversation-table'

/** Puts a new conversation with its lines into the database. */
export async function insertConversation(
  { sql: queries }: Queries,
  made: ConversationRow,
  lines: readonly LineRow[],
): Promise<void> {
  await queries.insert(conversations).values(made)
  if (lines.length > 0) await queries.insert(dialogueLines).values([...lines])
}
