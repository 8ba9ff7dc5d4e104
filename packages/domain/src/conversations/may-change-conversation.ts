import type { Reader } from '../accounts/reader'
import { isAuthor } from './may-read-conversation'

/** A conversation may be changed and deleted by its author and by admins (conversations.md#who-may-change). */
export const mayChangeConversation = (reader: Reader, author: string | null): boolean =>
  isAuthor(reader, author) || (reader.kind === 'user' && reader.role === 'admin')
