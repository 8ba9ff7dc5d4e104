import type { shop } from '@duologue/contract/shop'
import { shopLimits } from '@duologue/domain/shop/shop-limits'
import { mayKeepShop } from '@duologue/domain/shop/store-access'
import { studentsOf } from '../../classes/index'
import { cutOneBefore, withOneBefore } from '../../database/one-before'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { visitShop } from '../enter-shop'
import type { ShopRoom } from '../shop-room'
import { entriesPage } from './card-store'
import { entryViews } from './entry-view'

/**
 * A student's own entries, or for the teacher those of the students who are in the class now (shop.md#who-may-what).
 */
export function getLedger(room: ShopRoom): Handler<typeof shop.getLedger> {
  return async ({ params, query }, { reader }) => {
    const { database } = room
    const { user, part, shop } = await visitShop(room, database, reader, params.id)
    const { student, page = 1, limit = shopLimits.shown } = query
    let students = [user]
    if (mayKeepShop(part)) {
      const all = (await studentsOf(database, shop.id)).map(({ id }) => id)
      students = student === undefined ? all : all.filter(id => id === student)
    } else if (student !== undefined && student !== user) throw new Refused('not-allowed')
    const slice = { limit, offset: (page - 1) * limit }
    const asked = { teacher: shop.teacher, students }
    const found = await entriesPage(database, asked, withOneBefore(slice))
    const { rows, before } = cutOneBefore(slice, found.rows)
    return { entries: await entryViews(database, rows), total: found.total, ...before }
  }
}
