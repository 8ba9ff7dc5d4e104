import type { shop } from '@duologue/contract/shop'
import { mayKeepShop } from '@duologue/domain/shop/store-access'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { ShopRoom } from '../shop-room'
import { enterReward } from './enter-reward'
import { giveBack } from './give-back'
import { changeProduct } from './product-store'

/**
 * Takes a reward out of the shop. Cards of an unfinished one are given back; what was bought stays bought
 * (shop.md#deleting-a-reward).
 */
export function deleteProduct(room: ShopRoom): Handler<typeof shop.deleteProduct> {
  return async ({ params }, { reader }) =>
    inTransaction(room.database, room.random, async transaction => {
      const { reward, visit } = await enterReward(room, transaction, reader, params.id, 'update')
      if (!mayKeepShop(visit.part)) throw new Refused('not-allowed')
      const told = { teacher: visit.shop.teacher, class: reward.shop, actor: visit.user }
      if (reward.costFunded < reward.cost) await giveBack(room, transaction, [reward], told)
      await changeProduct(transaction, reward.id, { deletedAt: room.clock.now() })
      return { id: reward.id }
    })
}
