import type { shop } from '@duologue/contract/shop'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { keepShop } from './enter-shop'
import { giveBack } from './give-back'
import { changeProduct, lockProduct } from './product-store'
import type { ShopRoom } from './shop-room'

/** Takes a reward out of the shop. Cards of an unfinished one are given back; what was bought stays bought (R7). */
export function deleteProduct(room: ShopRoom): Handler<typeof shop.deleteProduct> {
  return async ({ params }, { reader }) =>
    inTransaction(room.database, room.random, async transaction => {
      const reward = await lockProduct(transaction, params.id, 'update')
      if (!reward) throw new Refused('reward-not-found')
      const visit = await keepShop(room, transaction, reader, reward.shop, 'reward-not-found')
      const told = { teacher: visit.shop.teacher, class: reward.shop, actor: visit.user }
      if (reward.costFunded < reward.cost)
        await giveBack(room, transaction, [reward], told)
      await changeProduct(transaction, reward.id, { deletedAt: room.clock.now() })
      return { id: reward.id }
    })
}
