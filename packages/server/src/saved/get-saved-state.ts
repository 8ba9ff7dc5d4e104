import type { saved } from '@duologue/contract/saved'
import { idOfReader } from '../accounts/index'
import { requireConversation } from '../conversations/index'
import type { Handler } from '../http/handlers'
import type { SavedRoom } from './saved-room'
import { isSavedBy } from './saved-store'

export function getSavedState({
  database,
}: Pick<SavedRoom, 'database'>): Handler<typeof saved.getSavedState> {
  return async ({ params }, { reader }) => {
    const { id } = await requireConversation(database, params.id, reader)
    return { isSaved: await isSavedBy(database, idOfReader(reader), id) }
  }
}
