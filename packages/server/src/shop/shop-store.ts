import { eq } from 'drizzle-orm'
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/connect'

const shops = pgTable('shops', {
  id: uuid().primaryKey(),
  earning: integer().notNull(),
})

/** The cards that a class's teacher gives for an assignment's first completion on time; 0 for none. */
export async function earningOf({ sql: queries }: Queries, shop: string): Promise<number> {
  const [row] = await queries.select().from(shops).where(eq(shops.id, shop))
  return row?.earning ?? 0
}

/** Sets the rule for earning. */
export async function setEarning({ sql: queries }: Queries, shop: string, earning: number) {
  await queries
    .insert(shops)
    .values({ id: shop, earning })
    .onConflictDoUpdate({ target: shops.id, set: { earning } })
}
