import type { shop } from '@duologue/contract/shop'
import { refusalToRefund } from '@duologue/domain/shop/item-state'
import { mayKeepShop } from '@duologue/domain/shop/store-access'
import type { Queries } from '../../database/connect'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { enter } from '../cards/card-store'
import { moveCards } from '../cards/move-cards'
import { newEntry } from '../cards/new-entry'
import type { Visit } from '../enter-shop'
import { giveBack } from '../rewards/give-back'
import { lockProductAnyhow } from '../rewards/product-store'
import type { ShopRoom } from '../shop-room'
import { enterItem } from './enter-item'
import { type ItemRow, markItem } from './item-store'
import { itemView } from './item-view'

/** The cards of a purchase go back where they came from: to its owner, or to all who gave some. */
async function returnCards(room: ShopRoom, transaction: Queries, visit: Visit, item: ItemRow) {
  const told = { teacher: visit.shop.teacher, class: item.shop, actor: visit.user }
  if (item.owner === null) {
    const reward = await lockProductAnyhow(transaction, item.product)
    await giveBack(room, transaction, [reward], told)
    return
  }
  const about = { student: item.owner, product: item.product, about: item.name }
  await enter(transaction, [
    newEntry(room, { ...told, ...about, reason: 'refund', cards: item.price }),
  ])
}

/** A teacher gives the cards of an unused purchase back (shop.md#refunds). */
export function refundItem(room: ShopRoom): Handler<typeof shop.refundItem> {
  return async ({ params }, caller) =>
    moveCards(room, caller, ['refundItem', params], async transaction => {
      const { item, visit } = await enterItem(room, transaction, caller.reader, params.id)
      if (!mayKeepShop(visit.part)) throw new Refused('not-allowed')
      const isUsed = item.usedAt !== null
      const refusal = refusalToRefund({ isUsed, isRefunded: item.refundedAt !== null })
      if (refusal) throw new Refused(refusal)
      await returnCards(room, transaction, visit, item)
      const refunded = { refundedAt: room.clock.now() }
      await markItem(transaction, item.id, refunded)
      return itemView(transaction, { ...item, ...refunded })
    })
}
