import { type Level, levelOf } from '@duologue/domain/choices/levels'
import { and, asc, countDistinct, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { retryRead } from '../../database/database-away'
import { conversations, dialogueLines, type LineRow } from '../conversation-table'
import { lineView } from '../conversation-view'
import { otherTranslationsOf, withTranslations } from './line-translation-store'

const { id, contentKey, isPublished, deletedAt, language, difficulty } = conversations

/** The samples that everybody may read. */
const shownSamples = and(isNotNull(contentKey), eq(isPublished, true), isNull(deletedAt))

/** A sample that has a level, with its lines. */
export interface SampleDialogue {
  level: Level
  language: string
  translationLanguage: string
  /** The names of its characters, by their numbers. */
  names: Readonly<Record<1 | 2, string>>
  dialogue: ReturnType<typeof lineView>[]
}

/**
 * The samples of a language that everybody may read, with their lines in order, the easier ones first; in one query, or two
 * where some have their translations in the language that is wished.
 */
export async function sampleDialogues(
  database: Database,
  ofLanguage: string,
  wished: string,
): Promise<SampleDialogue[]> {
  const rows = await retryRead(() =>
    database.sql
      .select({ conversation: conversations, line: dialogueLines })
      .from(conversations)
      .innerJoin(dialogueLines, eq(dialogueLines.conversation, id))
      .where(and(shownSamples, eq(language, ofLanguage), isNotNull(difficulty)))
      .orderBy(asc(difficulty), asc(id), asc(dialogueLines.position)),
  )
  const linesOf = new Map<string, LineRow[]>()
  for (const { conversation, line } of rows)
    linesOf.set(conversation.id, [...(linesOf.get(conversation.id) ?? []), line])
  const heads = new Map(rows.map(({ conversation }) => [conversation.id, conversation]))
  const asked = rows.filter(row => row.conversation.otherTranslations.includes(wished))
  const others = await otherTranslationsOf(
    database,
    asked.map(({ line }) => line.id),
  )
  return [...heads.values()].flatMap(head => {
    const level = levelOf(head.difficulty)
    if (!level) return []
    return {
      level,
      language: head.language,
      translationLanguage: head.translationLanguage,
      names: { 1: head.character1Name, 2: head.character2Name },
      dialogue: withTranslations(linesOf.get(head.id) ?? [], others).map(lineView),
    }
  })
}

/** The languages that have samples of so many levels or more, by code. */
export async function sampleLanguages(
  { sql: queries }: Database,
  ofLevels: number,
): Promise<string[]> {
  const rows = await retryRead(() =>
    queries
      .select({ language })
      .from(conversations)
      .where(shownSamples)
      .groupBy(language)
      .having(gte(countDistinct(difficulty), ofLevels))
      .orderBy(asc(language)),
  )
  return rows.map(row => row.language)
}
