import type { conversations } from '@duologue/contract/conversations'
import type { Handlers } from '../http/handlers'
import { publicReads, whileAway } from '../http/written/public-reads'
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
    searchConversations: publicReads(
      room,
      searchConversations,
      ({ query }) => query.includeDraft !== 'true',
    ),
    getConversation: whileAway(room, getConversation),
    createConversation: createConversation(room),
    draftLines: draftLines(room),
    updateConversation: updateConversation(room),
    deleteConversation: deleteConversation(room),
    duplicateConversation: duplicateConversation(room),
    recordView: recordView(room),
  }) satisfies Handlers<typeof conversations>
