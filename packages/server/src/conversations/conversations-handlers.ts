import type { conversations } from '@duologue/contract/conversations'
import type { Handlers } from '../http/handlers'
import type { AuthoringRoom, DraftingRoom } from './conversations-room'
import { createConversation } from './create-conversation'
import { deleteConversation } from './delete-conversation'
import { draftLines } from './drafts/draft-lines'
import { duplicateConversation } from './duplicate-conversation'
import { getConversation } from './get-conversation'
import { searchConversations } from './search/search-conversations'
import { updateConversation } from './update-conversation'
import { recordView } from './views/record-view'

/** The room's answers to its calls. */
export const conversationsHandlers = (room: AuthoringRoom & DraftingRoom) =>
  ({
    searchConversations: searchConversations(room),
    getConversation: getConversation(room),
    createConversation: createConversation(room),
    draftLines: draftLines(room),
    updateConversation: updateConversation(room),
    deleteConversation: deleteConversation(room),
    duplicateConversation: duplicateConversation(room),
    recordView: recordView(room),
  }) satisfies Handlers<typeof conversations>
