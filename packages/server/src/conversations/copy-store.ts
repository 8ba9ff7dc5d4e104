import type { Queries } from '../database/connect'
import {
  type ConversationRow,
  conversations,
  dialogueLines,
  type LineRow,
} from './conversation-table'

/** Puts a copy with its lines into the database. */
export async function insertCopy(
  { sql: queries }: Queries,
  copy: ConversationRow,
  lines: readonly LineRow[],
): Promise<void> {
  await queries.insert(conversations).values(copy)
  if (lines.length > 0) await queries.insert(dialogueLines).values([...lines])
}
