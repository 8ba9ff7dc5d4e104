import type { CallArguments } from '@duologue/contract/endpoint'
import type { shop } from '@duologue/contract/shop'
import { isSelf, mayChangeUser } from '@duologue/domain/accounts/may-change-user'
import type { Reader } from '@duologue/domain/accounts/reader'
import { shopLimits } from '@duologue/domain/shop/shop-limits'
import { idOfReader } from '../../accounts/index'
import { classesBetween } from '../../classes/index'
import { cutOneBefore, withOneBefore } from '../../database/one-before'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { requireShopkeeper, visitShop } from '../enter-shop'
import type { ShopRoom } from '../shop-room'
import { itemsPage, type Wanted } from './item-store'
import { itemViews } from './item-view'

type Query = CallArguments<typeof shop.findItems>['query']

/** Whose purchases may be seen: one's own, and those of the own students in the own shops (shop.md#purchases). */
async function ownersWanted(room: ShopRoom, reader: Reader, owner: string, inShop?: string) {
  const narrowed = inShop === undefined ? {} : { shops: [inShop] }
  if (isSelf(reader, owner) || mayChangeUser(reader, owner)) return { owner, ...narrowed }
  const shared = await classesBetween(room.database, idOfReader(reader), owner)
  if (shared.length === 0) throw new Refused('not-allowed')
  return {
    owner,
    shops: shared.map(({ id }) => id).filter(id => inShop === undefined || id === inShop),
  }
}

/** Which purchases a filter stands for, if the reader may see them; without one there is nothing to answer. */
async function wantedBy(room: ShopRoom, reader: Reader, query: Query): Promise<Wanted> {
  const { owner, ownerShop, shop } = query
  if (owner !== undefined) return ownersWanted(room, reader, owner, shop)
  if (ownerShop !== undefined) {
    await visitShop(room, room.database, reader, ownerShop)
    return { ownerShop }
  }
  if (shop === undefined) throw new Refused('invalid-input', { owner: 'is required' })
  await requireShopkeeper(room, room.database, reader, shop)
  return { shops: [shop] }
}

export function findItems(room: ShopRoom): Handler<typeof shop.findItems> {
  return async ({ query }, { reader }) => {
    const { page = 1, limit = shopLimits.shown } = query
    const wanted = await wantedBy(room, reader, query)
    const slice = { limit, offset: (page - 1) * limit }
    const found = await itemsPage(room.database, wanted, withOneBefore(slice))
    const { rows, before } = cutOneBefore(slice, found.rows)
    return { items: await itemViews(room.database, rows), total: found.total, ...before }
  }
}
