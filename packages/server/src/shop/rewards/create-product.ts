import type { shop } from '@duologue/contract/shop'
import type { Reader } from '@duologue/domain/accounts/reader'
import { idOfReader } from '../../accounts/index'
import { taughtBy } from '../../classes/index'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { newId } from '../../outside/random/new-id'
import { requireShopkeeper } from '../enter-shop'
import type { ShopRoom } from '../shop-room'
import { insertProduct } from './product-store'
import { productView } from './product-view'

/** The shop of a teacher who does not say which one: the only one of their own (shop.md#rewards). */
async function onlyShop(room: ShopRoom, reader: Reader): Promise<string> {
  const user = idOfReader(reader)
  const taught = await taughtBy(room.database, user)
  const [first, ...others] = taught.filter(({ teacher }) => teacher === user)
  if (!first) throw new Refused('not-allowed')
  if (others.length > 0) throw new Refused('several-classes', { shop: 'is required' })
  return first.id
}

export function createProduct(room: ShopRoom): Handler<typeof shop.createProduct> {
  return async ({ body }, { reader }) => {
    const { database, clock, random } = room
    const id = body.shop ?? (await onlyShop(room, reader))
    const { shop } = await requireShopkeeper(room, database, reader, id)
    const { name, cost, type } = body
    const made = { id: newId(random, clock), createdAt: clock.now() }
    const row = { ...made, shop: shop.id, name, cost, type, costFunded: 0, deletedAt: null }
    await insertProduct(database, row)
    return productView(row)
  }
}
