import type { saved } from '@duologue/contract/saved'
import type { Handlers } from '../http/handlers'
import { getSavedConversations } from './get-saved-conversations'
import { getSavedState } from './get-saved-state'
import { saveConversation } from './save-conversation'
import type { SavedRoom } from './saved-room'
import { unsaveConversation } from './unsave-conversation'

/** The room's answers to its calls. */
export const savedHandlers = (room: SavedRoom) =>
  ({
    saveConversation: saveConversation(room),
    unsaveConversation: unsaveConversation(room),
    getSavedState: getSavedState(room),
    getSavedConversations: getSavedConversations(room),
  }) satisfies Handlers<typeof saved>
