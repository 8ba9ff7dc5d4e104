import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * How many conversations visitors can see, by language and level ('' without one). Triggers keep it exact; nothing
 * here ever writes it.
 */
export const conversationCounts = pgTable('conversation_counts', {
  language: text().notNull(),
  difficulty: text().notNull(),
  total: bigint({ mode: 'number' }).notNull(),
})
