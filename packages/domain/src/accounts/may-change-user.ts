import type { Reader } from './reader'

/** A user's data may be changed, exported and deleted by themselves and by admins (accounts.md#account-settings). */
export const mayChangeUser = (reader: Reader, id: string): boolean =>
  isSelf(reader, id) || (reader.kind === 'user' && reader.role === 'admin')

/** Whether the reader is that user; a password is changed by nobody else. */
export const isSelf = (reader: Reader, id: string): boolean =>
  reader.kind === 'user' && reader.id === id
