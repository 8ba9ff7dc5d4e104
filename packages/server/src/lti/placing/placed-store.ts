import { playedKinds } from '@duologue/domain/choices/played-kinds'
import { eq } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PlacedWishes } from '../../assignments/index'
import type { Queries } from '../../database/connect'
import { keyIs, readByKey } from '../../database/read-by-key'

/** How a placed thing is opened: as a game for which there is an assignment, or as a page. */
export type LinkWishes = { opens: 'page' | 'learn' } | ({ opens: 'game' } & PlacedWishes)

/** What teachers placed in their courses (lti.md#placing). */
export const links = pgTable('lti_links', {
  id: uuid().primaryKey(),
  platform: uuid().notNull(),
  kind: text({ enum: [...playedKinds, 'playlist'] }).notNull(),
  thing: uuid().notNull(),
  title: text().notNull(),
  wishes: jsonb().$type<LinkWishes>().notNull(),
  madeBy: uuid('made_by'),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
})

export type LinkRow = typeof links.$inferSelect

export async function insertLinks({ sql: queries }: Queries, rows: readonly LinkRow[]) {
  if (rows.length > 0) await queries.insert(links).values([...rows])
}

const byId = readByKey(({ sql: queries }) =>
  queries.select().from(links).where(keyIs(links.id, 'id')),
)

/** What was placed; undefined when it is none of ours. */
export async function linkById(queries: Queries, id: string): Promise<LinkRow | undefined> {
  const [row] = await byId(queries, { id })
  return row
}

/** What somebody placed. */
export const linksOf = ({ sql: queries }: Queries, user: string) =>
  queries
    .select({ kind: links.kind, title: links.title, madeAt: links.madeAt })
    .from(links)
    .where(eq(links.madeBy, user))
    .orderBy(links.madeAt)
