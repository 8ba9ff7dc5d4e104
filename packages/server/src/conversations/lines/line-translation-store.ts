import { and, eq, inArray, sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../../database/connect'
import { keyIn, readByKey } from '../../database/read-by-key'
import { type ConversationRow, dialogueLines, type LineRow } from '../conversation-table'

/** What lines mean in further languages (conversations.md#several-languages). */
const furtherTranslations = pgTable('line_translations', {
  line: uuid().notNull(),
  language: text().notNull(),
  text: text().notNull(),
})

/** What a line means in further languages, by their codes. */
export type OtherTranslations = Readonly<Record<string, string>>

/** A line with what it means in further languages, where its conversation has some. */
export type TranslatedLine = LineRow & { translations?: OtherTranslations | undefined }

const ofLines = readByKey(database =>
  database.sql.select().from(furtherTranslations).where(keyIn(furtherTranslations.line, 'lines')),
)

const byLine = (rows: readonly (typeof furtherTranslations.$inferSelect)[]) => {
  const found = new Map<string, Record<string, string>>()
  for (const { line, language, text } of rows)
    found.set(line, { ...found.get(line), [language]: text })
  return found
}

/** By line, what these lines mean in further languages. */
export async function otherTranslationsOf(
  database: Database,
  lines: readonly string[],
): Promise<ReadonlyMap<string, OtherTranslations>> {
  return byLine(lines.length === 0 ? [] : await ofLines(database, { lines }))
}

/** Lines with what they mean in further languages. */
export const withTranslations = (
  lines: readonly LineRow[],
  others: ReadonlyMap<string, OtherTranslations>,
): readonly TranslatedLine[] =>
  others.size === 0 ? lines : lines.map(line => ({ ...line, translations: others.get(line.id) }))

/** The lines of a conversation with what they mean in further languages; one that has none is not asked for. */
export async function translatedLines(
  database: Database,
  { otherTranslations }: Pick<ConversationRow, 'otherTranslations'>,
  lines: readonly LineRow[],
): Promise<readonly TranslatedLine[]> {
  if (otherTranslations.length === 0) return lines
  const ids = lines.map(({ id }) => id)
  return withTranslations(lines, await otherTranslationsOf(database, ids))
}

/** Takes away what the lines of a conversation mean in further languages. */
export async function deleteOtherTranslations(
  { sql: queries }: Queries,
  conversation: string,
): Promise<void> {
  const lines = queries
    .select({ id: dialogueLines.id })
    .from(dialogueLines)
    .where(eq(dialogueLines.conversation, conversation))
  await queries.delete(furtherTranslations).where(inArray(furtherTranslations.line, lines))
}

/** Writes what the lines of a conversation, by their positions, mean in further languages, in place of what was there. */
export async function writeOtherTranslations(
  queries: Queries,
  conversation: string,
  told: readonly { position: number; translations: OtherTranslations }[],
): Promise<void> {
  await deleteOtherTranslations(queries, conversation)
  const rows = told.flatMap(({ position, translations }) =>
    Object.entries(translations).map(([language, text]) => ({ position, language, text })),
  )
  if (rows.length === 0) return
  await queries.sql.execute(sql`
    insert into ${furtherTranslations} (line, language, text)
    select ${dialogueLines.id}, told.language, told.text
    from json_to_recordset(${JSON.stringify(rows)}::json) as told (position int, language text, text text)
    join ${dialogueLines} on ${and(
      eq(dialogueLines.conversation, conversation),
      eq(dialogueLines.position, sql`told.position`),
    )}`)
}
