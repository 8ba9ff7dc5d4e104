import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A song that somebody keeps (saved.md#saved-songs). */
export const savedSongs = pgTable(
  'saved_songs',
  {
    user: uuid('user_id').notNull(),
    song: uuid().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.user, table.song] })],
)

/** A conversation that somebody keeps (saved.md#saving). */
export const savedConversations = pgTable(
  'saved_conversations',
  {
    user: uuid('user_id').notNull(),
    conversation: uuid().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.user, table.conversation] })],
)
