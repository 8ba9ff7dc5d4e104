import type { Reader } from './reader'

/** Editors and admins curate songs, lyrics and words (accounts.md#who-a-reader-is). */
export const isEditor = (reader: Reader): boolean =>
  reader.kind === 'user' && (reader.role === 'editor' || reader.role === 'admin')
