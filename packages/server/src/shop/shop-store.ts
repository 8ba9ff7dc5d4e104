import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/connect'
import { keyIs, readByKey } from '../database/read-by-key'

const shops = pgTable('shops', {
  id: uuid().primaryKey(),
  earning: integer().notNull(),
  title: text(),
})

/** What a teacher has set about a shop. */
type ShopRow = typeof shops.$inferSelect

const byId = readByKey(({ sql: queries }) =>
  queries.select().from(shops).where(keyIs(shops.id, 'id')),
)

/** A class's shop as its teacher has set it: without a row it pays no cards and has no title of its own. */
export async function shopRow(queries: Queries, id: string): Promise<ShopRow> {
  const [row] = await byId(queries, { id })
  return row ?? { id, earning: 0, title: null }
}

/** Sets the cards for an assignment's first completion on time, 0 for none, or the title. */
export async function changeShopRow(
  { sql: queries }: Queries,
  id: string,
  change: Partial<Omit<ShopRow, 'id'>>,
) {
  await queries
    .insert(shops)
    .values({ id, earning: 0, ...change })
    .onConflictDoUpdate({ target: shops.id, set: change })
}
