import type { Conversation } from '@duologue/contract/conversations'
import { saveWaits } from '@duologue/domain/choices/limits-across-rooms'
import {
  type ConversationEdit,
  isConversationEditValid,
  mergeConversationEdits,
} from '@duologue/domain/conversations/conversation-edit'
import { CallFailed, type Client } from '../../api/client'
import { autosaver } from '../../autosave/autosaver'
import { journalOf } from '../../autosave/journal'
import { savedByCall } from '../../autosave/saved-by-call'
import { changesOf, storedConversation } from './conversation-edit-of'

/** The longest body that a browser sends from a page that goes, in characters; a longer one waits in the journal. */
const longestLast = 50_000

/** Whether what this browser has kept is an edit of a conversation. */
const isConversationEdit = (value: unknown): value is ConversationEdit =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'isPublished' in value &&
  'character1' in value &&
  'character2' in value &&
  'dialogue' in value &&
  Array.isArray(value.dialogue)

/**
 * Saves the edits of a conversation by itself (saving.md#autosave); `onSaved` is told what is stored, `onGone` that it
 * is not there any more.
 */
export function conversationSaver(
  client: Client,
  conversation: Conversation,
  user: string,
  onSaved: (conversation: Conversation) => void,
  onGone: () => void,
) {
  const { id } = conversation
  return autosaver<ConversationEdit>(storedConversation(conversation), {
    journal: journalOf(user, `conversation:${id}`, isConversationEdit),
    isValid: isConversationEditValid,
    merge: mergeConversationEdits,
    wait: saveWaits.conversation,
    retryAfter: saveWaits.conversation * 5,
    send: async (draft, base, how) => {
      const body = { ...changesOf(draft, base), version: base.version }
      const isShort = JSON.stringify(body).length < longestLast
      const answer = await client.conversations.updateConversation(
        { params: { id }, body },
        isShort ? how : {},
      )
      const stored = storedConversation(answer)
      onSaved(answer)
      return stored
    },
    currentOf: error =>
      error instanceof CallFailed && error.code === 'conversation-changed' && error.current
        ? storedConversation(error.current as Conversation)
        : undefined,
    ...savedByCall(`conversation:${id}`, onGone),
  })
}
