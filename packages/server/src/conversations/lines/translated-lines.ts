import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { TranslationMemory } from '../../translation/index'
import { conversations, dialogueLines } from '../conversation-table'

/** The translations that lines of published conversations have; the oldest of a text. */
export const lineTranslations: TranslationMemory = async (
  { sql: queries },
  texts,
  { from, to },
) => {
  if (texts.length === 0) return new Map()
  const rows = await queries
    .selectDistinctOn([dialogueLines.text], {
      text: dialogueLines.text,
      translation: dialogueLines.translation,
    })
    .from(dialogueLines)
    .innerJoin(conversations, eq(conversations.id, dialogueLines.conversation))
    .where(
      and(
        inArray(dialogueLines.text, [...texts]),
        eq(conversations.language, from),
        eq(conversations.translationLanguage, to),
        conversations.isPublished,
        isNull(conversations.deletedAt),
      ),
    )
    .orderBy(asc(dialogueLines.text), asc(dialogueLines.id))
  return new Map(rows.flatMap(row => (row.translation ? [[row.text, row.translation]] : [])))
}
