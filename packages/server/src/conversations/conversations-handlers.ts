import type { conversations } from '@duologue/contract/conversations'
import type { Handlers } from '../http/handlers'
import type { ConversationsRoom } from './conversations-room'
import { duplicateConversation } from './duplicate-conversation'
import { getConversation } from './get-conversation'
import { recordView } from './record-view'
import { searchConversations } from './search-conversations'

/** The room's answers to its calls. */
export const conversationsHandlers = (room: ConversationsRoom) =>
  ({
    searchConversations: searchConversations(room),
    getConversation: getConversation(room),
    duplicateConversation: duplicateConversation(room),
    recordView: recordView(room),
  }) satisfies Handlers<typeof conversations>
