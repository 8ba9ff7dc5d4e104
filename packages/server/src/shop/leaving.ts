import { holdClass } from '../classes/index'
import type { Queries } from '../database/connect'
import { enter, lockCardsFrom } from './cards/card-store'
import { newEntry } from './cards/new-entry'
import { rewardsOf } from './rewards/contribution-store'
import { dropGiven, giveBack } from './rewards/give-back'
import { lockUnfinished } from './rewards/product-store'
import type { ShopRoom } from './shop-room'

type Room = Pick<ShopRoom, 'random' | 'clock'>

/** Before a class goes for good, what was given for its unfinished rewards is given back (shop.md#leaving). */
export const giveBackInClass =
  (room: Room) =>
  async (transaction: Queries, id: string): Promise<void> => {
    const shop = await holdClass(transaction, id)
    const rewards = shop ? await lockUnfinished(transaction, { shop: id }) : []
    if (!shop || rewards.length === 0) return
    const told = { teacher: shop.teacher, class: id, actor: null }
    await giveBack(room, transaction, rewards, told)
  }

/**
 * Before a user goes for good: what a student gave for unfinished rewards is taken out of them again, and goes
 * with their cards; the cards that a teacher's former students still have are worth nothing any more.
 */
export const settleUser =
  (room: Room) =>
  async (transaction: Queries, user: string): Promise<void> => {
    const ids = await rewardsOf(transaction, user)
    const rewards = ids.length > 0 ? await lockUnfinished(transaction, { ids }) : []
    if (rewards.length > 0) await dropGiven(transaction, rewards, user)
    const left = await lockCardsFrom(transaction, user)
    const told = { class: null, product: null, actor: null, reason: 'left', about: null } as const
    await enter(
      transaction,
      left.map(({ student, teacher, cards }) =>
        newEntry(room, { ...told, student, teacher, cards: -cards }),
      ),
    )
  }
