import type { CallArguments } from '@duologue/contract/endpoint'
import type { shop } from '@duologue/contract/shop'
import { mayKeepShop } from '@duologue/domain/shop/store-access'
import type { Queries } from '../../database/connect'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { giveCards } from '../cards/give-cards'
import { moveCards } from '../cards/move-cards'
import type { ShopRoom } from '../shop-room'
import { enterReward } from './enter-reward'
import { changeProduct, type ProductRow } from './product-store'
import { productView } from './product-view'

type Body = CallArguments<typeof shop.updateProduct>['body']
type Change = Exclude<Body, { amount: number } | { costFunded: number }>

/** Changes a reward; its cost and kind stay as they are once students have given cards for it. */
async function changeReward(transaction: Queries, reward: ProductRow, change: Change) {
  const isOther = (key: 'cost' | 'type') => change[key] !== undefined && change[key] !== reward[key]
  if (reward.costFunded > 0 && (isOther('cost') || isOther('type')))
    throw new Refused('reward-has-cards')
  const told = Object.entries(change).filter(([, value]) => value !== undefined)
  if (told.length === 0) return productView(reward)
  return productView(await changeProduct(transaction, reward.id, Object.fromEntries(told)))
}

/** A student gives cards for a reward of the class, a teacher changes it: neither may do what the other does. */
export function updateProduct(room: ShopRoom): Handler<typeof shop.updateProduct> {
  return async ({ params, body }, caller) =>
    moveCards(room, caller, ['updateProduct', params, body], async transaction => {
      const { reader } = caller
      const { reward, visit } = await enterReward(room, transaction, reader, params.id, 'update')
      const isGiving = 'amount' in body || 'costFunded' in body
      if (isGiving === mayKeepShop(visit.part)) throw new Refused('not-allowed')
      return isGiving
        ? giveCards(room, transaction, visit, reward, body)
        : changeReward(transaction, reward, body)
    })
}
