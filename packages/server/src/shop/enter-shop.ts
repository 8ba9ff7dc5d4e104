import { domainToASCII } from 'node:url'
import type { Reader } from '@duologue/domain/accounts/reader'
import type { Refusal } from '@duologue/domain/messages/refusals'
import { isOfSchool } from '@duologue/domain/shop/school-address'
import { mayKeepShop, partInShop, type ShopPart } from '@duologue/domain/shop/store-access'
import { emailOf, idOfReader } from '../accounts/index'
import { holdClass, holdEnrolled } from '../classes/index'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import type { ShopRoom } from './shop-room'

/** Somebody in a shop: who it is, as what, and whose shop of which class it is. */
export interface Visit {
  user: string
  part: Exclude<ShopPart, 'nobody'>
  shop: { id: string; name: string; teacher: string }
}

/** Throws the refusal `store-not-open` for whoever has no confirmed address of the school (shop.md#who-may-enter). */
async function checkSchool(room: ShopRoom, queries: Queries, reader: Reader): Promise<void> {
  if (room.schoolDomains.length === 0) return
  const person = await emailOf(queries, idOfReader(reader))
  if (!isOfSchool(person, room.schoolDomains, domainToASCII)) throw new Refused('store-not-open')
}

/**
 * Lets the reader into a shop; class and enrolment stay until the transaction ends. To whoever has nothing to do with
 * the class it is not there: `otherwise` is thrown, the refusal of what was asked for.
 */
export async function enterShop(
  room: ShopRoom,
  queries: Queries,
  reader: Reader,
  id: string,
  otherwise: Refusal = 'shop-not-found',
): Promise<Visit> {
  const user = idOfReader(reader)
  const shop = await holdClass(queries, id)
  if (!shop) throw new Refused(otherwise)
  const isStudent =
    shop.teacher !== user && !!(await holdEnrolled(queries, { class: id, student: user }))
  const part = partInShop(reader, shop, isStudent)
  if (part === 'nobody') throw new Refused(otherwise)
  if (part !== 'admin') await checkSchool(room, queries, reader)
  return { user, part, shop }
}

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
