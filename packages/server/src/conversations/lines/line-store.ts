import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import {
  type ConversationRow,
  conversations,
  dialogueLines,
  type LineRow,
} from '../conversation-table'

/** The same as one reads; until the transaction ends nobody else changes it. */
export async function lockConversation({ sql: queries }: Queries, id: string) {
  const [row] = await queries
    .select()
    .from(conversations)
    .where(eq(conversations.id, id))
    .for('update')
  return row
}

/** The lines of a locked conversation in their order. */
export const lockedLines = ({ sql: queries }: Queries, conversation: string) =>
  queries
    .select()
    .from(dialogueLines)
    .where(eq(dialogueLines.conversation, conversation))
    .orderBy(asc(dialogueLines.position))

/** Changes a conversation; answers it as it is then. */
export async function changeConversation(
  { sql: queries }: Queries,
  id: string,
  change: Partial<ConversationRow>,
): Promise<ConversationRow> {
  const [row] = await queries
    .update(conversations)
    .set(change)
    .where(eq(conversations.id, id))
    .returning()
  if (!row) throw new Error('a locked conversation is gone')
  return row
}

/** Takes lines out of their conversation. */
export async function deleteLines(
  { sql: queries }: Queries,
  conversation: string,
  ids: readonly string[],
): Promise<void> {
  await queries
    .delete(dialogueLines)
    .where(and(eq(dialogueLines.conversation, conversation), inArray(dialogueLines.id, [...ids])))
}

/**
 * Writes new and changed lines in one statement; answers how many of them it wrote, which is fewer when an id belongs
 * to a line of another conversation: such a line is left alone.
 */
export async function writeLines(
  { sql: queries }: Queries,
  conversation: string,
  lines: readonly LineRow[],
): Promise<number> {
  const written = await queries
    .insert(dialogueLines)
    .values([...lines])
    .onConflictDoUpdate({
      target: dialogueLines.id,
      set: {
        position: sql`excluded.position`,
        character: sql`excluded.character`,
        text: sql`excluded.text`,
        pinyin: sql`excluded.pinyin`,
        translation: sql`excluded.translation`,
        translationSource: sql`excluded.translation_source`,
        image: sql`excluded.image`,
        imageAlt: sql`excluded.image_alt`,
        audio: sql`excluded.audio`,
        audioText: sql`excluded.audio_text`,
        durationMs: sql`excluded.duration_ms`,
        madeBy: sql`excluded.made_by`,
        variants: sql`excluded.variants`,
        gapWords: sql`excluded.gap_words`,
      },
      setWhere: eq(dialogueLines.conversation, conversation),
    })
    .returning({ id: dialogueLines.id })
  return written.length
}
