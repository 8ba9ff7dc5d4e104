import { domainToASCII } from 'node:url'
import { isPupil } from '@duologue/domain/accounts/is-pupil'
import type { Reader } from '@duologue/domain/accounts/reader'
import { classRole } from '@duologue/domain/classes/class-role'
import type { Refusal } from '@duologue/domain/messages/refusals'
import { isOfSchool } from '@duologue/domain/shop/school-address'
import { mayKeepShop, partInShop, type ShopPart } from '@duologue/domain/shop/store-access'
import { emailOf, idOfReader } from '../accounts/index'
import { classById, enrolmentOf, holdClass, holdEnrolled } from '../classes/index'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import type { ShopRoom } from './shop-room'

/** Somebody in a shop: who it is, as what, and whose shop of which class it is. */
export interface Visit {
  user: string
  part: Exclude<ShopPart, 'nobody'>
  shop: {
    id: string
    name: string
    teacher: string
    coTeachers: readonly string[]
    archivedAt: Date | null
  }
}

/** Throws the refusal `store-not-open` for whoever has no confirmed address of the school (shop.md#who-may-enter). */
async function checkSchool(room: ShopRoom, queries: Queries, reader: Reader): Promise<void> {
  if (room.schoolDomains.length === 0) return
  const id = idOfReader(reader)
  // The school of a pupil is that of who owns the class that keeps them.
  const person = await emailOf(queries, isPupil(reader) ? await room.voucherOf(queries, id) : id)
  if (!isOfSchool(person, room.schoolDomains, domainToASCII)) throw new Refused('store-not-open')
}

/** How a class and an enrolment are found: only read, or held until the transaction ends. */
const reading = { classOf: classById, enrolment: enrolmentOf }
const holding = { classOf: holdClass, enrolment: holdEnrolled }

/**
 * Lets the reader into a shop. To whoever has nothing to do with the class it is not there: `otherwise` is thrown, the
 * refusal of what was asked for.
 */
const enterBy =
  ({ classOf, enrolment }: typeof reading | typeof holding) =>
  async (
    room: ShopRoom,
    queries: Queries,
    reader: Reader,
    id: string,
    otherwise: Refusal = 'shop-not-found',
  ): Promise<Visit> => {
    const user = idOfReader(reader)
    // At once, the class first: locks are taken in one order everywhere.
    const [shop, place] = await Promise.all([
      classOf(queries, id),
      enrolment(queries, { class: id, student: user }),
    ])
    if (!shop) throw new Refused(otherwise)
    const part = partInShop(classRole(reader, shop, place !== undefined))
    if (part === 'nobody') throw new Refused(otherwise)
    if (part !== 'admin') await checkSchool(room, queries, reader)
    return { user, part, shop }
  }

/** Lets the reader look into a shop. */
export const visitShop = enterBy(reading)

/** Lets the reader do something in a shop; class and enrolment stay until the transaction ends. */
export const enterShop = enterBy(holding)

/** Lets in whoever keeps the shop; a student of the class may not, to anybody else it is not there. */
export async function requireShopkeeper(
  room: ShopRoom,
  queries: Queries,
  reader: Reader,
  id: string,
  otherwise?: Refusal,
): Promise<Visit> {
  const visit = await enterShop(room, queries, reader, id, otherwise)
  if (!mayKeepShop(visit.part)) throw new Refused('not-allowed')
  return visit
}
