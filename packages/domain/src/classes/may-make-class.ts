import type { AccountType } from '../accounts/account-types'
import type { Reader } from '../accounts/reader'

/** Teachers make classes, and admins may (accounts.md#account-types); it is all that the account type opens. */
export const mayMakeClass = (reader: Reader, type: AccountType): boolean =>
  reader.kind === 'user' && (type === 'teacher' || reader.role === 'admin')
