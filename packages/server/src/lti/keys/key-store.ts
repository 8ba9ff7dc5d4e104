import { desc, gt } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import { bytes } from '../../database/bytes'
import type { Queries } from '../../database/connect'

/** Our own keys (lti.md#our-keys); of each the private half is sealed. */
const keys = pgTable('lti_keys', {
  kid: text().primaryKey(),
  sealed: bytes().notNull(),
  public: jsonb().$type<JWK>().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
})

export type KeyRow = typeof keys.$inferSelect

/** The keys that were made after then, the newest first. */
export const findKeys = ({ sql: queries }: Queries, after: Date): Promise<KeyRow[]> =>
  queries.select().from(keys).where(gt(keys.madeAt, after)).orderBy(desc(keys.madeAt), keys.kid)

export async function insertKey({ sql: queries }: Queries, row: KeyRow): Promise<void> {
  await queries.insert(keys).values(row)
}
