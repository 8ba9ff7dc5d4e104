import type { Conversation } from '@duologue/contract/conversations'
import {
  type ConversationEdit,
  isConversationEditValid,
  mergeConversationEdits,
} from '@duologue/domain/conversations/conversation-edit'
import type { Client } from '../../api/client'
import { changedFields } from '../../autosave/found-edit'
import { hasFields, journalOf } from '../../autosave/journal'
import { editSaver } from '../../editor-kit/edit-saver'
import { storedConversation } from './conversation-edit-of'

const isConversationEdit = hasFields<ConversationEdit>({
  texts: ['title'],
  lists: ['dialogue'],
  others: ['isPublished', 'character1', 'character2'],
})

/** What is sent of an edit: what differs. */
function bodyOf(draft: ConversationEdit, fields: ConversationEdit) {
  const { isPublished, sceneBy, ...rest } = changedFields(fields, draft)
  return {
    ...rest,
    ...(sceneBy === 'author' ? { sceneBy } : {}),
    ...(isPublished === undefined ? {} : { settings: { isPublished } }),
  }
}

/**
 * Saves the edits of a conversation by itself (conversations.md#editing); `onSaved` is told what is stored, `onGone`
 * that it is not there any more.
 */
export const conversationSaver = (
  client: Client,
  conversation: Conversation,
  user: string,
  onSaved: (conversation: Conversation) => void,
  onGone: () => void,
) =>
  editSaver(conversation, {
    about: `conversation:${conversation.id}`,
    journal: journalOf(user, `conversation:${conversation.id}`, isConversationEdit),
    storedOf: storedConversation,
    isValid: isConversationEditValid,
    merge: mergeConversationEdits,
    bodyOf,
    call: (body, how) =>
      client.conversations.updateConversation({ params: { id: conversation.id }, body }, how),
    changed: 'conversation-changed',
    onSaved,
    onGone,
  })
