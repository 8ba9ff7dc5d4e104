import { isEditor } from '../accounts/is-editor'
import type { Reader } from '../accounts/reader'

/** True when the reader wrote it; a conversation whose author was deleted has no author. */
export function isAuthor(reader: Reader, author: string | null): boolean {
  return reader.kind === 'user' && author !== null && reader.id === author
}

/**
 * Published conversations are open to all; a draft to its author, to admins, and to a class that has it assigned
 * (conversations.md#who-may-read). To everybody else a draft does not exist (404). One that is held for review is a
 * draft that editors read, too (decision 049). A deleted conversation is read by nobody.
 */
export function mayReadConversation(
  reader: Reader,
  conversation: {
    author: string | null
    isPublished: boolean
    isDeleted: boolean
    /** The reader is in a class that has it assigned, or teaches that class. */
    isAssigned?: boolean
    /** When a report hid it until an editor has looked. */
    heldAt?: Date | null
  },
): boolean {
  if (conversation.isDeleted) return false
  if (conversation.isPublished || conversation.isAssigned) return true
  if (conversation.heldAt && isEditor(reader)) return true
  return (
    isAuthor(reader, conversation.author) || (reader.kind === 'user' && reader.role === 'admin')
  )
}
