import type { Item } from '@duologue/contract/shapes/item-shapes'
import { classNames, namesInClasses } from '../../classes/index'
import type { Queries } from '../../database/connect'
import type { ItemRow } from './item-store'

type Shown = Pick<Item, 'owner' | 'ownerShop' | 'usedBy'>

const view = (row: ItemRow, shown: Shown): Item => ({
  id: row.id,
  shop: row.shop,
  product: { id: row.product, name: row.name, cost: row.price, type: row.type },
  isUsable: row.usedAt === null && row.refundedAt === null,
  createdAt: row.createdAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
  refundedAt: row.refundedAt?.toISOString() ?? null,
  ...shown,
})

/** Purchases with the names of whom and what they are about, in a fixed number of queries. */
export async function itemViews(queries: Queries, rows: readonly ItemRow[]): Promise<Item[]> {
  if (rows.length === 0) return []
  const ids = rows.map(row => row.shop)
  const people = rows.flatMap(row => [row.owner, row.usedBy])
  const [named, shops] = await Promise.all([
    namesInClasses(queries, ids, people),
    classNames(queries, ids),
  ])
  return rows.map(row =>
    view(row, {
      owner: named(row.shop, row.owner),
      ownerShop: row.owner === null ? { id: row.shop, name: shops.get(row.shop) ?? '' } : null,
      usedBy: named(row.shop, row.usedBy),
    }),
  )
}

/** One purchase as its owner and the keeper of the shop see it. */
export async function itemView(queries: Queries, row: ItemRow): Promise<Item> {
  const [item] = await itemViews(queries, [row])
  if (!item) throw new Error('a purchase was not shown')
  return item
}
