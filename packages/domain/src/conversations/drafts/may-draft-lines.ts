import type { Reader } from '../../accounts/reader'

/**
 * Teachers, people with an account of their own and editors may have lines drafted; students only where whoever runs the
 * installation lets them (conversations.md#drafts-with-help).
 */
export const mayDraftLines = (reader: Reader, isForStudents: boolean): boolean =>
  reader.kind === 'user' && (!reader.isStudent || reader.role !== null || isForStudents)
