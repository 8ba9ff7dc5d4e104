import { earnedCards } from '@duologue/domain/shop/earned-cards'
import type { Queries } from '../../database/connect'
import type { ShopRoom } from '../shop-room'
import { shopRow } from '../shop-store'
import { earnedBy, enter, lockCards } from './card-store'
import { newEntry } from './new-entry'

/** An assignment that a student has just met the requirement of. */
interface Completion {
  student: string
  class: string
  teacher: string
  assignment: string
  title: string
  onTime: boolean
}

/**
 * Pays the first completion of an assignment that was on time, if the teacher gives cards for it; in the transaction
 * that stores the play. However often it is completed, and by however many calls at once, it is paid once.
 */
export const payCompletion =
  (room: Pick<ShopRoom, 'random' | 'clock'>) =>
  async (transaction: Queries, completion: Completion): Promise<void> => {
    const { student, teacher, assignment, title } = completion
    const { earning } = await shopRow(transaction, completion.class)
    const cards = earnedCards(earning, completion)
    if (cards === 0) return
    // Whoever pays holds the balance, so that nobody else is between the question and the entry.
    await lockCards(transaction, { student, teacher })
    if ((await earnedBy(transaction, student, assignment)) > 0) return
    const told = { class: completion.class, product: null, actor: null, about: title }
    const entry = newEntry(room, { ...told, student, teacher, reason: 'earned', cards })
    await enter(transaction, [{ ...entry, assignment }])
  }

/** What the room of assignments needs to know and tell of cards. */
export const cardsOfAssignments = (room: Pick<ShopRoom, 'random' | 'clock'>) => ({
  earnedBy,
  onCompleted: [payCompletion(room)],
})
