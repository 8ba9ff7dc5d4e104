import type { shop } from '@duologue/contract/shop'
import type { Reader } from '@duologue/domain/accounts/reader'
import { cardsToAdd } from '@duologue/domain/shop/set-currency'
import { idOfReader } from '../../accounts/index'
import { classesBetween, isInUse, requireInUse, studentsOf, teachersOf } from '../../classes/index'
import type { Queries } from '../../database/connect'
import type { Handler } from '../../http/handlers'
import { ChangedElsewhere, Refused } from '../../http/refused'
import { requireShopkeeper } from '../enter-shop'
import type { ShopRoom } from '../shop-room'
import { shopStudentView } from '../student-view'
import { enter, lockCards } from './card-store'
import { moveCards } from './move-cards'
import { newEntry } from './new-entry'

type Shared = Awaited<ReturnType<typeof classesBetween>>

/** The first of some classes that is in use, else the first. */
const anyInUse = (all: Shared) => all.find(isInUse) ?? all[0]

/**
 * The class in which a student's cards are set: the one that is named, else any that the teacher owns and the student
 * is in, whose cards are the same in all of them. An admin names one if the student has several teachers.
 */
async function classFor(queries: Queries, reader: Reader, student: string, named?: string) {
  const user = idOfReader(reader)
  const isAdmin = reader.kind === 'user' && reader.role === 'admin'
  const shared = await classesBetween(queries, user, student)
  const enrolled = isAdmin ? await teachersOf(queries, student) : []
  if (named !== undefined) {
    const isTheirs =
      shared.some(({ id }) => id === named) || enrolled.some(({ id }) => id === named)
    if (!isTheirs) throw new Refused('not-allowed')
    return named
  }
  const own = anyInUse(shared.filter(({ teacher }) => teacher === user))
  if (own) return own.id
  const first = anyInUse(enrolled)
  if (!first) throw new Refused('not-allowed')
  if (enrolled.some(({ teacher }) => teacher !== first.teacher))
    throw new Refused('several-classes', { shop: 'is required' })
  return first.id
}

/**
 * PATCH /api/users/{id}/currency: a teacher of the student sets the number, the difference is what is written down. It
 * does not undo what the student spent meanwhile, if the teacher says what they saw (shop.md#setting-cards).
 */
export function setCurrency(room: ShopRoom): Handler<typeof shop.setCurrency> {
  return async ({ params, body }, caller) => {
    const { reader } = caller
    return moveCards(room, caller, ['setCurrency', params, body], async transaction => {
      const id = await classFor(transaction, reader, params.id, body.shop)
      const { user, shop } = await requireShopkeeper(room, transaction, reader, id)
      requireInUse(shop)
      const students = await studentsOf(transaction, id)
      const student = students.find(one => one.id === params.id)
      if (!student) throw new Refused('not-allowed')
      const purse = { student: student.id, teacher: shop.teacher }
      const balance = await lockCards(transaction, purse)
      const cards = cardsToAdd(balance, body.currency, body.expected)
      if (cards === undefined)
        throw new ChangedElsewhere('currency-changed', shopStudentView(student, balance))
      const told = { class: id, product: null, actor: user, about: null }
      if (cards !== 0)
        await enter(transaction, [newEntry(room, { ...purse, ...told, reason: 'set', cards })])
      return shopStudentView(student, body.currency)
    })
  }
}
