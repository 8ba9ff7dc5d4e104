import type { Product } from '@duologue/contract/shapes/reward-shapes'
import type { ProductRow } from './product-store'

/** A reward with what the reader has given for it. */
export function productView(row: ProductRow, ownFunded = 0): Product {
  const { id, shop, name, cost, type, costFunded } = row
  return { id, shop, name, cost, type, costFunded, ownFunded }
}
