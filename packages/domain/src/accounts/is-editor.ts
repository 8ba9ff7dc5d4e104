import type { Reader } from './reader'

/** Editors and admins curate songs, lyrics and words (S3 section 6). */
export const isEditor = (reader: Reader): boolean =>
  reader.kind === 'user' && (reader.role === 'editor' || reader.role === 'admin')
