import type { shop } from '@duologue/contract/shop'
import { buyRefusal } from '@duologue/domain/shop/buy-reward'
import { idOfReader } from '../../accounts/index'
import { requireInUse } from '../../classes/index'
import type { Queries } from '../../database/connect'
import { existing } from '../../http/existing'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { newId } from '../../outside/random/new-id'
import { enter, lockCards } from '../cards/card-store'
import { moveCards } from '../cards/move-cards'
import { newEntry } from '../cards/new-entry'
import { type Visit, visitShop } from '../enter-shop'
import { insertItem, itemOfClass } from '../purchases/item-store'
import { itemView } from '../purchases/item-view'
import type { ShopRoom } from '../shop-room'
import { enterReward } from './enter-reward'
import { type ProductRow, productById } from './product-store'

/** Buys a reward for one student at its price; at least one card must be left (shop.md#buy-a-reward). */
async function buy(room: ShopRoom, transaction: Queries, visit: Visit, reward: ProductRow) {
  if (visit.part !== 'student') throw new Refused('not-allowed')
  if (reward.type !== 'individual') throw new Refused('reward-is-for-all')
  const { user } = visit
  const shop = requireInUse(visit.shop)
  const purse = { student: user, teacher: shop.teacher }
  const refusal = buyRefusal(await lockCards(transaction, purse), reward.cost)
  if (refusal) throw new Refused(refusal)
  const told = { class: shop.id, product: reward.id, actor: user, about: reward.name }
  const entry = newEntry(room, { ...purse, ...told, reason: 'purchase', cards: -reward.cost })
  const item = {
    id: newId(room.random, room.clock),
    product: reward.id,
    shop: shop.id,
    owner: user,
    price: reward.cost,
    createdAt: room.clock.now(),
    usedAt: null,
    usedBy: null,
    refundedAt: null,
  }
  const [bought] = await Promise.all([
    itemView(transaction, { ...item, name: reward.name, type: reward.type }),
    enter(transaction, [entry]),
    insertItem(transaction, item),
    room.onBought(transaction, {
      class: shop.id,
      student: user,
      product: reward.id,
      item: item.id,
      price: item.price,
      isForClass: false,
    }),
  ])
  return bought
}

/**
 * POST /api/items (shop.md#buy-a-reward): whoever buys is who pays, price, shop and kind are the database's.
 * What belongs to the class is made by the last card that is given for it; here it is only answered.
 */
export function buyReward(room: ShopRoom): Handler<typeof shop.buyReward> {
  return async ({ body }, caller) => {
    const { product, owner, ownerShop } = body
    if (owner !== undefined && owner !== idOfReader(caller.reader)) throw new Refused('not-allowed')
    const missing = 'reward-not-found'
    if (ownerShop !== undefined) {
      const reward = await productById(room.database, product)
      if (!reward || reward.shop !== ownerShop) throw new Refused(missing)
      await visitShop(room, room.database, caller.reader, reward.shop, missing)
      const item = await itemOfClass(room.database, reward.id)
      if (!item) throw new Refused('not-allowed')
      return existing(await itemView(room.database, item))
    }
    return moveCards(room, caller, ['buyReward', body], async transaction => {
      const { reader } = caller
      const { reward, visit } = await enterReward(room, transaction, reader, product, 'share')
      return buy(room, transaction, visit, reward)
    })
  }
}
