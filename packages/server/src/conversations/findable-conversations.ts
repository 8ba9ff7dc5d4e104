import { slugify } from '@duologue/domain/text/slug'
import { gt, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { findableOf } from '../findable'
import { conversationCounts } from './conversation-counts'
import { conversations } from './conversation-table'

const { id, title, updatedAt, language, difficulty, isPublished, deletedAt } = conversations

/** The conversations that everybody may find. */
export const findableConversations = findableOf({
  table: conversations,
  id,
  name: id,
  title,
  changedAt: updatedAt,
  language,
  difficulty,
  isShown: sql`${isPublished} and ${deletedAt} is null`,
  pathOf: (name, called) => `/conversations/${name}/${encodeURIComponent(slugify(called))}`,
})

/** The languages in which there are conversations for everybody, by code. */
export async function spokenLanguages({ sql: queries }: Database): Promise<string[]> {
  const rows = await retryRead(() =>
    queries
      .selectDistinct({ language: conversationCounts.language })
      .from(conversationCounts)
      .where(gt(conversationCounts.total, 0))
      .orderBy(conversationCounts.language),
  )
  return rows.map(({ language }) => language)
}
