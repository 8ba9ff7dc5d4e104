import { isEditor } from '../accounts/is-editor'
import type { Reader } from '../accounts/reader'

/** Whether the reader made the list. */
export const isListAuthor = (reader: Reader, author: string | null): boolean =>
  reader.kind === 'user' && author !== null && reader.id === author

/** A list may be changed and deleted by its author and by admins (pronunciation.md#who-may-change). */
export const mayChangeList = (reader: Reader, author: string | null): boolean =>
  isListAuthor(reader, author) || (reader.kind === 'user' && reader.role === 'admin')

/**
 * Published lists are open to all; a draft to its author, to admins, and to a class that has it assigned
 * (pronunciation.md#who-may-read); one that is held for review to editors, too (decision 049). A deleted one is read by
 * nobody.
 */
export function mayReadList(
  reader: Reader,
  list: {
    author: string | null
    isPublished: boolean
    isDeleted: boolean
    /** The reader is in a class that has it assigned, or teaches that class. */
    isAssigned?: boolean
    /** When a report hid it until an editor has looked. */
    heldAt?: Date | null
  },
): boolean {
  if (list.isDeleted) return false
  if (list.heldAt && isEditor(reader)) return true
  return list.isPublished || list.isAssigned === true || mayChangeList(reader, list.author)
}
