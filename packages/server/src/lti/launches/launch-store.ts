import { lt } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../../database/bytes'
import type { Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'

/** Logins that platforms begin, until they have led to a page. */
const launches = pgTable('lti_launches', {
  stateHash: bytes('state_hash').primaryKey(),
  id: uuid().notNull(),
  platform: uuid().notNull(),
  bindingHash: bytes('binding_hash').notNull(),
  nonce: text().notNull(),
  hints: jsonb().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
  claims: jsonb(),
  boundBy: text('bound_by', { enum: ['cookie', 'storage'] }),
  user: uuid('user_id'),
  codeHash: bytes('code_hash'),
  codeUntil: timestamp('code_until', { withTimezone: true }),
  secretHash: bytes('secret_hash'),
})

/** Forgets some of the launches that are over; whether more may be left. */
export const forgetLaunches = (queries: Queries, now: Date): Promise<boolean> =>
  deleteSome(queries, launches, lt(launches.until, now))
