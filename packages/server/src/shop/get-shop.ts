import type { shop } from '@duologue/contract/shop'
import type { Handler } from '../http/handlers'
import { visitShop } from './enter-shop'
import type { ShopRoom } from './shop-room'
import { shopView } from './shop-view'

export function getShop(room: ShopRoom): Handler<typeof shop.getShop> {
  return async ({ params }, { reader }) =>
    shopView(room.database, await visitShop(room, room.database, reader, params.id))
}
