import type { shop } from '@duologue/contract/shop'
import type { Handler } from '../http/handlers'
import { requireShopkeeper } from './enter-shop'
import type { ShopRoom } from './shop-room'
import { changeShopRow } from './shop-store'
import { shopView } from './shop-view'

export function changeShop(room: ShopRoom): Handler<typeof shop.changeShop> {
  return async ({ params, body: { earning, title } }, { reader }) => {
    const visit = await requireShopkeeper(room, room.database, reader, params.id)
    const change = {
      ...(earning === undefined ? {} : { earning }),
      ...(title === undefined ? {} : { title }),
    }
    if (Object.keys(change).length > 0) await changeShopRow(room.database, params.id, change)
    return shopView(room.database, visit)
  }
}
