import { eq } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/connect'

const shops = pgTable('shops', {
  id: uuid().primaryKey(),
  earning: integer().notNull(),
  title: text(),
})

/** What a teacher has set about a shop. */
type ShopRow = typeof shops.$inferSelect

/** A class's shop as its teacher has set it: without a row it pays no cards and has no title of its own. */
export async function shopRow({ sql: queries }: Queries, id: string): Promise<ShopRow> {
  const [row] = await queries.select().from(shops).where(eq(shops.id, id))
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
