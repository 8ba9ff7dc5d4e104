import type { Reader } from '@duologue/domain/accounts/reader'
import { mayChangeConversation } from '@duologue/domain/conversations/may-change-conversation'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { conversations, dialogueLines } from '../conversation-table'

/** Whether a line, by id, is this reader's to change; undefined when there is none (voices.md#saving-speech). */
export async function mayChangeLine(
  { sql }: Database,
  line: string,
  reader: Reader,
): Promise<boolean | undefined> {
  const [row] = await sql
    .select({ author: conversations.author })
    .from(dialogueLines)
    .innerJoin(conversations, eq(conversations.id, dialogueLines.conversation))
    .where(and(eq(dialogueLines.id, line), isNull(conversations.deletedAt)))
  return row && mayChangeConversation(reader, row.author)
}
