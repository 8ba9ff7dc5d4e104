import type { AccountType } from './account-types'

/** Whether everybody may read the name: pupils are named in their classes alone (accounts.md#who-sees-whom). */
export const namedToAll = (type: AccountType): boolean => type !== 'student'
