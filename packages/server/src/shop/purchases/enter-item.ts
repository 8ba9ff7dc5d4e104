import type { Reader } from '@duologue/domain/accounts/reader'
import type { Queries } from '../../database/connect'
import { Refused } from '../../http/refused'
import { enterShop, type Visit } from '../enter-shop'
import { lockProductAnyhow } from '../rewards/product-store'
import type { ShopRoom } from '../shop-room'
import { type ItemRow, itemById, lockItem } from './item-store'

/** A purchase, locked, for somebody who belongs to its shop; to others it is not there. */
export async function enterItem(
  room: ShopRoom,
  transaction: Queries,
  reader: Reader,
  id: string,
): Promise<{ item: ItemRow; visit: Visit }> {
  const missing = 'item-not-found'
  const found = await itemById(transaction, id)
  if (!found) throw new Refused(missing)
  const visit = await enterShop(room, transaction, reader, found.shop, missing)
  // The reward before its purchase, as everywhere.
  if (found.owner === null) await lockProductAnyhow(transaction, found.product)
  const item = await lockItem(transaction, id)
  if (!item) throw new Refused(missing)
  return { item, visit }
}
