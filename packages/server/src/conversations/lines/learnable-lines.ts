import type { DialogueLine } from '@duologue/contract/conversations'
import type { ReviewLine } from '@duologue/contract/learn'
import type { Reader } from '@duologue/domain/accounts/reader'
import { mayReadConversation } from '@duologue/domain/conversations/may-read-conversation'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/connect'
import { retryRead } from '../../database/database-away'
import { assignedAmong } from '../assigned-conversation-store'
import {
  type ConversationRow,
  conversations,
  dialogueLines,
  type LineRow,
} from '../conversation-table'
import { lineView } from '../conversation-view'
import { otherTranslationsOf, withTranslations } from './line-translation-store'

const lead = alias(dialogueLines, 'lead')

/** Lines by their ids, each with the line before it and its conversation. */
const linesQuery = (database: Database, ids: readonly string[]) =>
  database.sql
    .select({ line: dialogueLines, lead, conversation: conversations })
    .from(dialogueLines)
    .innerJoin(conversations, eq(conversations.id, dialogueLines.conversation))
    .leftJoin(
      lead,
      and(
        eq(lead.conversation, dialogueLines.conversation),
        eq(lead.position, sql`${dialogueLines.position} - 1`),
      ),
    )
    .where(inArray(dialogueLines.id, [...new Set(ids)]))

const told = (row: ConversationRow): ReviewLine['conversation'] => ({
  id: row.id,
  shortid: row.shortid,
  title: row.title,
  language: row.language,
  translationLanguage: row.translationLanguage,
  character1: { name: row.character1Name, image: row.character1Image },
  character2: { name: row.character2Name, image: row.character2Image },
})

/**
 * Those of these lines, by id, that a reader may see (conversations.md#who-may-read), each with what is needed to learn
 * it; in one query, one more where drafts are among them, one more where lines are told in several languages.
 */
export async function learnableLines(
  database: Database,
  ids: readonly string[],
  reader: Reader,
): Promise<Map<string, Omit<ReviewLine, 'skill'>>> {
  if (ids.length === 0) return new Map()
  const rows = await retryRead(() => linesQuery(database, ids))
  const drafts = rows.map(row => row.conversation).filter(({ isPublished }) => !isPublished)
  const assigned =
    reader.kind === 'user'
      ? await assignedAmong(
          database,
          drafts.map(({ id }) => id),
          reader.id,
        )
      : new Set<string>()
  const readable = rows.filter(({ conversation }) =>
    mayReadConversation(reader, {
      ...conversation,
      isDeleted: conversation.deletedAt !== null,
      isAssigned: assigned.has(conversation.id),
    }),
  )
  const several = readable.filter(({ conversation }) => conversation.otherTranslations.length > 0)
  const others = await otherTranslationsOf(
    database,
    several.flatMap(({ line, lead }) => [line.id, ...(lead ? [lead.id] : [])]),
  )
  const view = (line: LineRow) => withTranslations([line], others).map(lineView)[0] as DialogueLine
  return new Map(
    readable.map(row => [
      row.line.id,
      {
        line: view(row.line),
        lead: row.lead && view(row.lead),
        conversation: told(row.conversation),
      },
    ]),
  )
}
