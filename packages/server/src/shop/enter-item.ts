import type { Reader } from '@duologue/domain/accounts/reader'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { enterShop, type Visit } from './enter-shop'
import { type ItemRow, lockItem } from './item-store'
import type { ShopRoom } from './shop-room'

/** A purchase, locked, for somebody who belongs to its shop; to others it is not there. */
export async function enterItem(
  room: ShopRoom,
  transaction: Queries,
  reader: Reader,
  id: string,
): Promise<{ item: ItemRow; visit: Visit }> {
  const item = await lockItem(transaction, id)
  if (!item) throw new Refused('item-not-found')
  const visit = await enterShop(room, transaction, reader, item.shop, 'item-not-found')
  return { item, visit }
}
