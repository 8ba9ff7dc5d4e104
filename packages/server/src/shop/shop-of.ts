import type { Database } from '../database/connect'
import { allCards, everyEntry } from './card-store'
import { entryViews } from './entry-view'
import { everyItem } from './item-store'
import { itemViews } from './item-view'

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
