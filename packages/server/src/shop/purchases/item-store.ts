import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'
import { retryRead } from '../../database/database-away'
import { keyIs, readByKey } from '../../database/read-by-key'
import { products } from '../rewards/product-store'

/** A purchase (shop.md#purchases); without an owner it is the class's. */
const items = pgTable('items', {
  id: uuid().primaryKey(),
  product: uuid().notNull(),
  shop: uuid().notNull(),
  owner: uuid(),
  price: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
  usedBy: uuid('used_by'),
  refundedAt: timestamp('refunded_at', { withTimezone: true }),
})

type Plain = typeof items.$inferSelect
/** A purchase with its reward. */
export type ItemRow = Plain & { name: string; type: 'individual' | 'group' }

const withReward = {
  id: items.id,
  product: items.product,
  shop: items.shop,
  owner: items.owner,
  price: items.price,
  createdAt: items.createdAt,
  usedAt: items.usedAt,
  usedBy: items.usedBy,
  refundedAt: items.refundedAt,
  name: products.name,
  type: products.type,
}

const select = ({ sql: queries }: Queries) =>
  queries.select(withReward).from(items).innerJoin(products, eq(products.id, items.product))

/** Keeps a new purchase. */
export async function insertItem({ sql: queries }: Queries, item: Plain): Promise<void> {
  await queries.insert(items).values(item)
}

/** A purchase; undefined when there is none. */
export async function itemById(queries: Queries, id: string): Promise<ItemRow | undefined> {
  const [row] = await select(queries).where(eq(items.id, id))
  return row
}

/** A purchase, locked until the transaction ends. */
export async function lockItem(queries: Queries, id: string): Promise<ItemRow | undefined> {
  const [row] = await select(queries).where(eq(items.id, id)).for('update', { of: items })
  return row
}

/** The one purchase that a reward of the class has become; undefined when it has not. */
export async function itemOfClass(queries: Queries, product: string) {
  const isIt = and(eq(items.product, product), isNull(items.owner), isNull(items.refundedAt))
  const [row] = await select(queries).where(isIt)
  return row
}

/** Marks a purchase that the transaction has locked as used or given back. */
export async function markItem(
  { sql: queries }: Queries,
  id: string,
  mark: Partial<Pick<Plain, 'usedAt' | 'usedBy' | 'refundedAt'>>,
) {
  await queries.update(items).set(mark).where(eq(items.id, id))
}

/** Which purchases are wanted. */
export interface Wanted {
  owner?: string | undefined
  /** Of the class itself, without an owner. */
  ownerShop?: string | undefined
  /** Of any of these shops. */
  shops?: readonly string[] | undefined
}

const isWanted = ({ owner, ownerShop, shops }: Wanted) =>
  and(
    owner === undefined ? undefined : eq(items.owner, owner),
    ownerShop === undefined ? undefined : and(eq(items.shop, ownerShop), isNull(items.owner)),
    shops === undefined ? undefined : inArray(items.shop, [...shops]),
  )

/** One page of purchases, the latest first, and how many there are in all. */
export async function itemsPage(
  queries: Queries,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
) {
  const [rows, [counted]] = await Promise.all([
    retryRead(() =>
      select(queries)
        .where(isWanted(wanted))
        .orderBy(desc(items.createdAt), desc(items.id))
        .limit(limit)
        .offset(offset),
    ),
    retryRead(() => queries.sql.select({ total: count() }).from(items).where(isWanted(wanted))),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** All purchases of a student, the latest first, for the export of their data. */
export const everyItem = (queries: Queries, owner: string) =>
  select(queries).where(eq(items.owner, owner)).orderBy(desc(items.createdAt))

const active = readByKey(({ sql: queries }, of: 'anybody' | 'owner') =>
  queries
    .select({ total: sql<string>`count(*)` })
    .from(items)
    .where(
      and(
        keyIs(items.shop, 'shop'),
        of === 'owner' ? keyIs(items.owner, 'owner') : undefined,
        isNull(items.usedAt),
        isNull(items.refundedAt),
      ),
    ),
)

/** How many purchases of a shop can be used still, of one owner or of all. */
export async function activeItems(
  queries: Queries,
  { shop, owner }: { shop: string; owner: string | undefined },
): Promise<number> {
  const [row] = await (owner === undefined
    ? active(queries, { shop }, 'anybody')
    : active(queries, { shop, owner }, 'owner'))
  return Number(row?.total ?? 0)
}
