import type { ClassShop } from '@duologue/contract/shapes/class-shop-shapes'
import { mayKeepShop } from '@duologue/domain/shop/store-access'
import { placesSeenBy, studentsAt } from '../classes/index'
import type { Queries } from '../database/connect'
import { cardsOfAll } from './cards/card-store'
import type { Visit } from './enter-shop'
import { activeItems } from './purchases/item-store'
import { givenBy } from './rewards/contribution-store'
import { productsOfShop } from './rewards/product-store'
import { productView } from './rewards/product-view'
import { shopRow } from './shop-store'
import { shopStudentView } from './student-view'

/** A shop as whoever is in it sees it: a student without the others of the class (security.md#views-of-people). */
export async function shopView(queries: Queries, { user, part, shop }: Visit): Promise<ClassShop> {
  const isKeeper = mayKeepShop(part)
  const [places, rows, given, { earning, title }, active] = await Promise.all([
    placesSeenBy(queries, shop.id, { user, isKeeper }),
    productsOfShop(queries, shop.id),
    isKeeper ? new Map<string, number>() : givenBy(queries, user),
    shopRow(queries, shop.id),
    activeItems(queries, { shop: shop.id, owner: isKeeper ? undefined : user }),
  ])
  const ids = places.map(({ student }) => student)
  const [shown, cards] = await Promise.all([
    studentsAt(queries, places),
    cardsOfAll(queries, ids, shop.teacher),
  ])
  const students = shown.map(student => shopStudentView(student, cards.get(student.id)))
  return {
    id: shop.id,
    name: shop.name,
    title,
    products: rows.map(row => productView(row, given.get(row.id))),
    class: { id: shop.id, name: shop.name, students },
    part,
    currency: isKeeper ? null : (cards.get(user) ?? 0),
    earning,
    activeItems: active,
  }
}
