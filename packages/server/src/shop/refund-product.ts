import type { shop } from '@duologue/contract/shop'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { keepShop } from './enter-shop'
import { giveBack } from './give-back'
import { moveCards } from './move-cards'
import { lockProduct } from './product-store'
import { productView } from './product-view'
import type { ShopRoom } from './shop-room'

/** A teacher gives the cards of an unfinished reward of the class back (R7). */
export function refundProduct(room: ShopRoom): Handler<typeof shop.refundProduct> {
  return async ({ params, body }, caller) =>
    moveCards(room, caller, ['refundProduct', params, body], async transaction => {
      const reward = await lockProduct(transaction, params.id, 'update')
      if (!reward) throw new Refused('reward-not-found')
      const { reader } = caller
      const visit = await keepShop(room, transaction, reader, reward.shop, 'reward-not-found')
      if (reward.costFunded === reward.cost) throw new Refused('reward-is-funded')
      const told = { teacher: visit.shop.teacher, class: reward.shop, actor: visit.user }
      const cards = await giveBack(room, transaction, [reward], told, body.student)
      if (cards === 0) throw new Refused('nothing-to-refund')
      return productView({ ...reward, costFunded: reward.costFunded - cards })
    })
}
