import { cardsToHandOver } from '@duologue/domain/shop/cards-to-hand-over'
import { membersOf, type OwnerChange } from '../../classes/index'
import type { Queries } from '../../database/connect'
import type { ShopRoom } from '../shop-room'
import { cardsOfClass, enter, lockCardsOfBoth } from './card-store'
import { newEntry } from './new-entry'

/**
 * When a class gets another owner, the cards that its students have of it become the next owner's, by two entries each:
 * what a student has in all stays (shop.md#handing-over). The class is locked.
 */
export const handOverCards =
  (room: Pick<ShopRoom, 'random' | 'clock'>) =>
  async (transaction: Queries, { class: id, from, to, actor }: OwnerChange): Promise<void> => {
    const students = (await membersOf(transaction, id)).map(({ student }) => student)
    if (students.length === 0) return
    const purses = await lockCardsOfBoth(transaction, students, [from, to])
    const ofClass = await cardsOfClass(transaction, { class: id, teacher: from })
    const has = (student: string, teacher: string) =>
      purses.find(purse => purse.student === student && purse.teacher === teacher)?.cards ?? 0
    const told = { class: id, product: null, actor, reason: 'handed-over', about: null } as const
    const entries = students.flatMap(student => {
      const cards = cardsToHandOver({
        ofClass: ofClass.get(student) ?? 0,
        balance: has(student, from),
        balanceThere: has(student, to),
      })
      if (cards === 0) return []
      return [
        newEntry(room, { ...told, student, teacher: from, cards: -cards }),
        newEntry(room, { ...told, student, teacher: to, cards }),
      ]
    })
    await enter(transaction, entries)
  }
