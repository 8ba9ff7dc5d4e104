import type { shop } from '@duologue/contract/shop'
import { cardsToMove } from '@duologue/domain/shop/set-currency'
import { membersOf, requireInUse } from '../../classes/index'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { requireShopkeeper } from '../enter-shop'
import type { ShopRoom } from '../shop-room'
import { enter, lockCardsOf } from './card-store'
import { moveCards } from './move-cards'
import { newEntry } from './new-entry'

/**
 * Adds cards to several students at once, or takes them: all or nothing, and once for each key. Whoever has fewer than
 * are taken loses all of them; whoever is not in the class (any more) is left out (decision 061).
 */
export function addCards(room: ShopRoom): Handler<typeof shop.addCards> {
  return async ({ params, body }, caller) =>
    moveCards(room, caller, ['addCards', params, body], async transaction => {
      const { user, shop } = await requireShopkeeper(room, transaction, caller.reader, params.id)
      requireInUse(shop)
      const asked = new Set(body.students)
      const members = await membersOf(transaction, shop.id)
      const students = members.map(({ student }) => student).filter(id => asked.has(id))
      if (students.length === 0) throw new Refused('not-allowed')
      const balances = await lockCardsOf(transaction, students, shop.teacher)
      const moved = balances.map(({ student, cards: balance }) => {
        const cards = cardsToMove(balance, body.cards)
        return { id: student, cards, currency: balance + cards }
      })
      const told = {
        class: shop.id,
        product: null,
        actor: user,
        about: null,
        reason: 'set',
      } as const
      const entries = moved
        .filter(({ cards }) => cards !== 0)
        .map(({ id: student, cards }) =>
          newEntry(room, { ...told, student, teacher: shop.teacher, cards }),
        )
      await enter(transaction, entries)
      return { students: moved }
    })
}
