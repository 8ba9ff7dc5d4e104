import { eq } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'

/** What teachers placed in their courses. */
const links = pgTable('lti_links', {
  id: uuid().primaryKey(),
  platform: uuid().notNull(),
  kind: text({
    enum: ['conversation', 'pronunciationList', 'song', 'playlist', 'class'],
  }).notNull(),
  thing: uuid(),
  title: text().notNull(),
  wishes: jsonb().notNull(),
  madeBy: uuid('made_by'),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
})

/** What somebody placed. */
export const linksOf = ({ sql: queries }: Queries, user: string) =>
  queries
    .select({ kind: links.kind, title: links.title, madeAt: links.madeAt })
    .from(links)
    .where(eq(links.madeBy, user))
    .orderBy(links.madeAt)
