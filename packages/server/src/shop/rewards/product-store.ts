import { rewardTypes } from '@duologue/domain/shop/reward-fields'
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'
import { keyIs, readByKey } from '../../database/read-by-key'

/** A reward (shop.md#rewards); see the migration for what its rules are. */
export const products = pgTable('products', {
  id: uuid().primaryKey(),
  shop: uuid().notNull(),
  name: text().notNull(),
  cost: integer().notNull(),
  type: text({ enum: rewardTypes }).notNull(),
  costFunded: integer('cost_funded').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
})

export type ProductRow = typeof products.$inferSelect

const isThere = isNull(products.deletedAt)

const ofShop = readByKey(({ sql: queries }) =>
  queries
    .select()
    .from(products)
    .where(and(keyIs(products.shop, 'shop'), isThere))
    .orderBy(asc(products.cost), asc(products.id)),
)

/** The rewards of a shop by ascending cost (shop.md#shop-of-a-class). */
export const productsOfShop = (queries: Queries, shop: string): Promise<ProductRow[]> =>
  ofShop(queries, { shop })

const byId = readByKey(({ sql: queries }) =>
  queries
    .select()
    .from(products)
    .where(and(keyIs(products.id, 'id'), isThere)),
)

/** A reward that can be had; undefined when there is none. */
export async function productById(queries: Queries, id: string) {
  const [row] = await byId(queries, { id })
  return row
}

/** A reward, locked until the transaction ends: against any change (`share`), or against everybody (`update`). */
export async function lockProduct(
  { sql: queries }: Queries,
  id: string,
  how: 'share' | 'update',
): Promise<ProductRow | undefined> {
  const [row] = await queries
    .select()
    .from(products)
    .where(and(eq(products.id, id), isThere))
    .for(how)
  return row
}

/** The same of one that may have been taken out of the shop since. */
export async function lockProductAnyhow({ sql: queries }: Queries, id: string) {
  const [row] = await queries.select().from(products).where(eq(products.id, id)).for('update')
  if (!row) throw new Error('a purchase is without its reward')
  return row
}

/** Keeps a new reward. */
export async function insertProduct({ sql: queries }: Queries, product: ProductRow) {
  await queries.insert(products).values(product)
}

/** The same of several. */
export async function insertProducts({ sql: queries }: Queries, all: readonly ProductRow[]) {
  if (all.length > 0) await queries.insert(products).values([...all])
}

type Change = Partial<Pick<ProductRow, 'name' | 'cost' | 'type' | 'costFunded' | 'deletedAt'>>

/** Changes a reward that the transaction has locked. */
export async function changeProduct({ sql: queries }: Queries, id: string, change: Change) {
  const [row] = await queries.update(products).set(change).where(eq(products.id, id)).returning()
  if (!row) throw new Error('a locked reward is gone')
  return row
}

/** The unfinished rewards of the class of a shop that somebody has given cards for, locked in the order of their ids. */
export const lockUnfinished = (
  { sql: queries }: Queries,
  which: { shop: string } | { ids: string[] },
) =>
  queries
    .select()
    .from(products)
    .where(
      and(
        'shop' in which ? eq(products.shop, which.shop) : inArray(products.id, which.ids),
        lt(products.costFunded, products.cost),
        sql`${products.costFunded} > 0`,
        isThere,
      ),
    )
    .orderBy(asc(products.id))
    .for('update')
