import type { shop } from '@duologue/contract/shop'
import { mayKeepShop } from '@duologue/domain/shop/store-access'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { moveCards } from '../cards/move-cards'
import type { ShopRoom } from '../shop-room'
import { enterReward } from './enter-reward'
import { giveBack } from './give-back'
import { productView } from './product-view'

/** A teacher gives the cards of an unfinished reward of the class back (shop.md#refunds). */
export function refundProduct(room: ShopRoom): Handler<typeof shop.refundProduct> {
  return async ({ params, body }, caller) =>
    moveCards(room, caller, ['refundProduct', params, body], async transaction => {
      const { reader } = caller
      const { reward, visit } = await enterReward(room, transaction, reader, params.id, 'update')
      if (!mayKeepShop(visit.part)) throw new Refused('not-allowed')
      if (reward.costFunded === reward.cost) throw new Refused('reward-is-funded')
      const told = { teacher: visit.shop.teacher, class: reward.shop, actor: visit.user }
      const cards = await giveBack(room, transaction, [reward], told, body.student)
      if (cards === 0) throw new Refused('nothing-to-refund')
      return productView({ ...reward, costFunded: reward.costFunded - cards })
    })
}
