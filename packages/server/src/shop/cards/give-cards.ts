import { contribute } from '@duologue/domain/shop/buy-reward'
import { requireInUse } from '../../classes/index'
import type { Queries } from '../../database/connect'
import { ChangedElsewhere, Refused } from '../../http/refused'
import { newId } from '../../outside/random/new-id'
import type { Visit } from '../enter-shop'
import { insertItem } from '../purchases/item-store'
import { addContribution, givenBy } from '../rewards/contribution-store'
import { changeProduct, type ProductRow } from '../rewards/product-store'
import { productView } from '../rewards/product-view'
import type { ShopRoom } from '../shop-room'
import { enter, lockCards } from './card-store'
import { newEntry } from './new-entry'

/**
 * Cards that are given: so many, or as many as bring the reward from what the student saw to a number
 * (shop.md#give-cards).
 */
export type Giving = { amount: number } | { costFunded: number }

/** The last card for a reward of the class was given, by this student: the class has it. */
async function buyForClass(
  room: ShopRoom,
  transaction: Queries,
  { id: product, shop, cost: price }: ProductRow,
  student: string,
) {
  const item = newId(room.random, room.clock)
  const createdAt = room.clock.now()
  const unused = { usedAt: null, usedBy: null, refundedAt: null }
  await insertItem(transaction, {
    id: item,
    product,
    shop,
    owner: null,
    price,
    createdAt,
    ...unused,
  })
  await room.onBought(transaction, { class: shop, student, product, item, price, isForClass: true })
}

/**
 * Gives a student's cards for a reward of the class that the transaction has locked. The last card makes it one
 * purchase of the class.
 */
export async function giveCards(
  room: ShopRoom,
  transaction: Queries,
  { user, shop }: Visit,
  reward: ProductRow,
  giving: Giving,
) {
  requireInUse(shop)
  if (reward.type !== 'group') throw new Refused('reward-is-for-one')
  const given = (await givenBy(transaction, user)).get(reward.id) ?? 0
  if ('costFunded' in giving && giving.costFunded <= reward.costFunded)
    throw new ChangedElsewhere('reward-changed', productView(reward, given))
  const wanted = 'amount' in giving ? giving.amount : giving.costFunded - reward.costFunded
  const purse = { student: user, teacher: shop.teacher }
  const contribution = contribute(reward, await lockCards(transaction, purse), wanted)
  if (contribution.refused !== undefined) throw new Refused(contribution.refused)
  const { cards, costFunded, isFull } = contribution
  const told = { class: shop.id, product: reward.id, actor: user, about: reward.name }
  await enter(transaction, [
    newEntry(room, { ...purse, ...told, reason: 'contribution', cards: -cards }),
  ])
  const id = newId(room.random, room.clock)
  await addContribution(transaction, { id, product: reward.id, student: user, cards })
  const changed = await changeProduct(transaction, reward.id, { costFunded })
  if (isFull) await buyForClass(room, transaction, reward, user)
  return productView(changed, given + cards)
}
