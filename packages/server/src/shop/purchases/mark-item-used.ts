import type { shop } from '@duologue/contract/shop'
import { refusalToUse } from '@duologue/domain/shop/item-state'
import { mayUseItem } from '@duologue/domain/shop/store-access'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { ShopRoom } from '../shop-room'
import { enterItem } from './enter-item'
import { markItem } from './item-store'
import { itemView } from './item-view'

/**
 * Marks a purchase as used, by whoever bought it or the teacher; whoever did it first is remembered
 * (shop.md#purchases).
 */
export function markItemUsed(room: ShopRoom): Handler<typeof shop.markItemUsed> {
  return async ({ params, body }, { reader }) =>
    inTransaction(room.database, room.random, async transaction => {
      const { item, visit } = await enterItem(room, transaction, reader, params.id)
      if (!mayUseItem(visit.part, item.owner === visit.user)) throw new Refused('not-allowed')
      const { isUsable, ...others } = body
      if (isUsable !== false || Object.values(others).some(value => value !== undefined))
        throw new Refused('invalid-input', { isUsable: 'can only become false' })
      const refusal = refusalToUse({
        isUsed: item.usedAt !== null,
        isRefunded: item.refundedAt !== null,
      })
      if (refusal) throw new Refused(refusal)
      if (item.usedAt !== null) return itemView(transaction, item)
      const used = { usedAt: room.clock.now(), usedBy: visit.user }
      await markItem(transaction, item.id, used)
      return itemView(transaction, { ...item, ...used })
    })
}
