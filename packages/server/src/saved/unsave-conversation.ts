import type { saved } from '@duologue/contract/saved'
import { idOfReader } from '../accounts/index'
import { idOfConversation } from '../conversations/index'
import type { Handler } from '../http/handlers'
import type { SavedRoom } from './saved-room'
import { deleteSaved } from './saved-store'

/** Keeps a conversation no longer, whatever became of it; whoever does not keep it is told the same (saved.md#saving). */
export function unsaveConversation({
  database,
}: Pick<SavedRoom, 'database'>): Handler<typeof saved.unsaveConversation> {
  return async ({ params }, { reader }) => {
    const id = await idOfConversation(database, params.id)
    if (id !== undefined) await deleteSaved(database, idOfReader(reader), id)
    return { isSaved: false }
  }
}
