import type { AccountType } from './account-types'

/** Whether everybody may read the name: pupils are named in their classes alone (open pages, 3.4). */
export const namedToAll = (type: AccountType): boolean => type !== 'student'
