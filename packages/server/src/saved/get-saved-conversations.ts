import type { saved } from '@duologue/contract/saved'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { idOfReader } from '../accounts/index'
import { findLearnableCards } from '../conversations/index'
import type { Handler } from '../http/handlers'
import type { SavedRoom } from './saved-room'
import { savedBy } from './saved-store'

/** What its reader keeps, page after page; one that is gone or hidden has no card (saved.md#saving). */
export function getSavedConversations({
  database,
}: Pick<SavedRoom, 'database'>): Handler<typeof saved.getSavedConversations> {
  return async ({ query }, { reader }) => {
    const { page = 1, limit = pageSizes.conversations } = query
    const all = (await savedBy(database, idOfReader(reader))).map(row => row.conversation)
    const ids = all.slice((page - 1) * limit, page * limit)
    const before = all[(page - 1) * limit - 1]
    const cards = await findLearnableCards(database, ids, reader)
    return {
      saved: ids.map(id => ({ id, conversation: cards.get(id) ?? null })),
      total: all.length,
      ...(before !== undefined && { before }),
    }
  }
}
