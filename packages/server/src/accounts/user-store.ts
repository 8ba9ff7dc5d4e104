import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect'
import { keptSelect } from '../database/kept-select'

/** A user's row (S1 section 3); the `_key` columns hold the case-folded forms that must be unique. */
const users = pgTable('users', {
  id: uuid().primaryKey(),
  username: text().notNull(),
  usernameKey: text('username_key').notNull(),
  displayName: text('display_name').notNull(),
  givenName: text('given_name'),
  familyName: text('family_name'),
  email: text(),
  emailKey: text('email_key'),
  passwordHash: text('password_hash'),
  type: text({ enum: ['personal', 'teacher', 'student'] })
    .notNull()
    .default('personal'),
  role: text({ enum: ['editor', 'admin'] }),
  avatar: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export type UserRow = typeof users.$inferSelect

const byIds = keptSelect(database =>
  database.sql
    .select()
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder('ids')})`),
)

/** The users with these ids, in no order; unknown ids are left out. */
export function usersByIds(database: Database, ids: readonly string[]): Promise<UserRow[]> {
  return byIds(database, { ids })
}

/** Makes a user without a password unless the username is taken; answers the id of whoever has it. */
export async function findOrMakeUser(
  database: Database,
  user: { id: string; username: string; now: Date },
) {
  const usernameKey = user.username.toLowerCase()
  const [row] = await database.sql
    .insert(users)
    .values({
      id: user.id,
      username: user.username,
      usernameKey,
      displayName: user.username,
      createdAt: user.now,
    })
    .onConflictDoUpdate({ target: users.usernameKey, set: { usernameKey } })
    .returning({ id: users.id })
  if (!row) throw new Error('a user was neither found nor made')
  return row.id
}
