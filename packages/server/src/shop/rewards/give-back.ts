import type { Queries } from '../../database/connect'
import { enter, type NewEntry } from '../cards/card-store'
import { newEntry } from '../cards/new-entry'
import type { ShopRoom } from '../shop-room'
import { takeContributions } from './contribution-store'
import { changeProduct, type ProductRow } from './product-store'

/** Takes what was given out of rewards of the class that the transaction has locked; answers it. */
async function takeOut(transaction: Queries, rewards: readonly ProductRow[], student?: string) {
  const byId = new Map(rewards.map(reward => [reward.id, reward]))
  const taken = await takeContributions(transaction, [...byId.keys()], student)
  const returned = new Map<string, number>()
  for (const { product, cards } of taken)
    returned.set(product, (returned.get(product) ?? 0) + cards)
  for (const [id, cards] of returned)
    await changeProduct(transaction, id, { costFunded: (byId.get(id)?.costFunded ?? 0) - cards })
  return taken.flatMap(({ product, student: giver, cards }) => {
    const reward = byId.get(product)
    return reward && giver !== null ? [{ reward, giver, cards }] : []
  })
}

/** Takes out what a student has given who goes for good: their cards go with them. */
export async function dropGiven(
  transaction: Queries,
  rewards: readonly ProductRow[],
  student: string,
): Promise<void> {
  await takeOut(transaction, rewards, student)
}

/**
 * Gives back what was given for rewards of the class that the transaction has locked: one student's cards, or
 * everybody's. What somebody gave who is gone since goes to nobody. Answers how many cards went back.
 */
export async function giveBack(
  room: Pick<ShopRoom, 'random' | 'clock'>,
  transaction: Queries,
  rewards: readonly ProductRow[],
  told: Pick<NewEntry, 'teacher' | 'class' | 'actor'>,
  student?: string,
): Promise<number> {
  const taken = await takeOut(transaction, rewards, student)
  const entries = taken.map(({ reward, giver, cards }) => {
    const about = { student: giver, product: reward.id, about: reward.name }
    return newEntry(room, { ...told, ...about, reason: 'refund', cards })
  })
  await enter(transaction, entries)
  return taken.reduce((sum, { cards }) => sum + cards, 0)
}
