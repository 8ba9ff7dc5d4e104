import type { Reader } from './reader'

/** Whether somebody may use the editor's pages and calls: editors and admins (S3 section 2.2). */
export const mayEdit = (reader: Reader): boolean => reader.kind === 'user' && reader.role !== null
