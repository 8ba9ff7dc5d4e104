import type { saved } from '@duologue/contract/saved'
import { savedLimits } from '@duologue/domain/saved/saved-limits'
import { idOfReader, lockAccountType } from '../accounts/index'
import { requireConversation } from '../conversations/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import type { SavedRoom } from './saved-room'
import { countSaved, insertSaved, isSavedBy } from './saved-store'

/** Keeps a conversation that its reader may see; twice is as good as once (saved.md#saving). */
export function saveConversation({
  database,
  clock,
  random,
}: SavedRoom): Handler<typeof saved.saveConversation> {
  return async ({ params }, { reader }) => {
    const user = idOfReader(reader)
    const { id: conversation } = await requireConversation(database, params.id, reader)
    return inTransaction(database, random, async transaction => {
      // One press after the other: of two at once both would find room for the last one.
      await lockAccountType(transaction, user)
      if (await isSavedBy(transaction, user, conversation)) return { isSaved: true }
      if ((await countSaved(transaction, user)) >= savedLimits.conversations)
        throw new Refused('saved-full')
      await insertSaved(transaction, { user, conversation, savedAt: clock.now() })
      return { isSaved: true }
    })
  }
}
