import type { Reader } from '../accounts/reader'

/** Who looks after the school (school.md#who-may): nobody else is told that there is anything. */
export const isAdmin = (reader: Reader): boolean =>
  reader.kind === 'user' && reader.role === 'admin'
