import type { shop } from '@duologue/contract/shop'
import type { Handler } from '../http/handlers'
import { keepShop } from './enter-shop'
import type { ShopRoom } from './shop-room'
import { setEarning } from './shop-store'
import { shopView } from './shop-view'

export function changeShop(room: ShopRoom): Handler<typeof shop.changeShop> {
  return async ({ params, body }, { reader }) => {
    const visit = await keepShop(room, room.database, reader, params.id)
    await setEarning(room.database, params.id, body.earning)
    return shopView(room.database, visit)
  }
}
