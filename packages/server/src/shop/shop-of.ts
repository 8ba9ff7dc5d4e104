import type { Database } from '../database/connect'
import { allCards, everyEntry } from './cards/card-store'
import { entryViews } from './cards/entry-view'
import { everyItem } from './purchases/item-store'
import { itemViews } from './purchases/item-view'

/** What the store holds of a user, as it goes into the export of their data (shop.md#leaving). */
export async function shopOf(database: Database, user: string) {
  const [currency, entries, items] = await Promise.all([
    allCards(database, user),
    everyEntry(database, user),
    everyItem(database, user),
  ])
  return {
    currency,
    cards: await entryViews(database, entries),
    purchases: await itemViews(database, items),
  }
}
