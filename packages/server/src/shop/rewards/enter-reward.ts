import type { Reader } from '@duologue/domain/accounts/reader'
import type { Queries } from '../../database/connect'
import { Refused } from '../../http/refused'
import { enterShop, type Visit } from '../enter-shop'
import type { ShopRoom } from '../shop-room'
import { lockProduct, type ProductRow, productById } from './product-store'

/** A reward for somebody who belongs to its shop, and locked once the class is; to others it is not there. */
export async function enterReward(
  room: ShopRoom,
  transaction: Queries,
  reader: Reader,
  id: string,
  how: 'share' | 'update',
): Promise<{ reward: ProductRow; visit: Visit }> {
  const missing = 'reward-not-found'
  const found = await productById(transaction, id)
  if (!found) throw new Refused(missing)
  const [visit, reward] = await Promise.all([
    enterShop(room, transaction, reader, found.shop, missing),
    lockProduct(transaction, id, how),
  ])
  if (!reward) throw new Refused(missing)
  return { reward, visit }
}
