import { foldText } from '@duologue/domain/text/fold'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { inTransaction } from '../database/transaction'
import { newId, newShortid } from '../outside/random/new-id'
import {
  type ConversationRow,
  conversations,
  dialogueLines,
  type LineRow,
} from './conversation-table'
import type { ConversationsRoom } from './conversations-room'
import { type OtherTranslations, writeOtherTranslations } from './lines/line-translation-store'

export type SampleLine = Pick<
  LineRow,
  'position' | 'character' | 'text' | 'pinyin' | 'translation' | 'audio' | 'durationMs'
> & { translations: OtherTranslations }

/** A sample as it is written; `contentKey` tells one from another, `contentDigest` whether it changed. */
export type Sample = Pick<
  ConversationRow,
  | 'author'
  | 'title'
  | 'gist'
  | 'description'
  | 'scene'
  | 'sceneBy'
  | 'language'
  | 'difficulty'
  | 'translationLanguage'
  | 'otherTranslations'
  | 'character1Name'
  | 'character1Image'
  | 'character2Name'
  | 'character2Image'
> & { contentKey: string; contentDigest: string; publishedAt: Date; lines: readonly SampleLine[] }

/** The digests of those of the samples that are in the database, by content key; no other conversation is read. */
export async function sampleDigests(
  database: Database,
  keys: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await database.sql
    .select({ key: conversations.contentKey, digest: conversations.contentDigest })
    .from(conversations)
    .where(inArray(conversations.contentKey, [...keys]))
  return new Map(rows.map(({ key, digest }) => [key ?? '', digest]))
}

/** The ids of the samples with these keys that were not deleted. */
export async function sampleIds(
  database: Database,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database.sql
    .select({ key: conversations.contentKey, id: conversations.id })
    .from(conversations)
    .where(and(inArray(conversations.contentKey, [...keys]), isNull(conversations.deletedAt)))
  return new Map(rows.map(({ key, id }) => [key ?? '', id]))
}

/**
 * Writes a sample, all or nothing. One that was there keeps its id, shortid, views and the ids of its lines, so that
 * links and plays stay true.
 */
export async function saveSample(
  { database, clock, random }: ConversationsRoom,
  sample: Sample,
): Promise<void> {
  const { lines, publishedAt, ...told } = sample
  const now = clock.now()
  const fields = { ...told, hasRights: true, titleSearch: foldText(sample.title), updatedAt: now }
  await inTransaction(database, random, async queries => {
    const { sql: tx } = queries
    const [row] = await tx
      .insert(conversations)
      .values({
        ...fields,
        id: newId(random, clock),
        shortid: newShortid(random),
        isPublished: true,
        publishedAt,
        createdAt: now,
      })
      .onConflictDoUpdate({ target: conversations.contentKey, set: fields })
      .returning({ id: conversations.id })
    if (!row) throw new Error('a sample was neither made nor changed')
    // The row is locked by now: nobody else writes this sample's lines.
    const before = await tx
      .select({ id: dialogueLines.id, position: dialogueLines.position })
      .from(dialogueLines)
      .where(eq(dialogueLines.conversation, row.id))
    const idAt = new Map(before.map(({ id, position }) => [position, id]))
    await tx
      .insert(dialogueLines)
      .values(
        lines.map(({ translations: _, ...line }) => ({
          ...line,
          audioText: line.audio === null ? null : line.text,
          id: idAt.get(line.position) ?? newId(random, clock),
          conversation: row.id,
        })),
      )
      .onConflictDoUpdate({
        target: dialogueLines.id,
        set: {
          character: sql`excluded.character`,
          text: sql`excluded.text`,
          pinyin: sql`excluded.pinyin`,
          translation: sql`excluded.translation`,
          audio: sql`excluded.audio`,
          audioText: sql`excluded.audio_text`,
          durationMs: sql`excluded.duration_ms`,
        },
      })
    await tx
      .delete(dialogueLines)
      .where(and(eq(dialogueLines.conversation, row.id), gt(dialogueLines.position, lines.length)))
    await writeOtherTranslations(queries, row.id, lines)
  })
}
