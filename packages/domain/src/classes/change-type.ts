import type { AccountType } from '../accounts/account-types'
import type { Refusal } from '../messages/refusals'

/** How many classes somebody teaches, and in how many they are a student. */
export interface ClassCounts {
  taught: number
  enrolled: number
}

/**
 * Why an account may not become of this type; undefined when it may: classes of another kind must end first
 * (classes.md#account-types).
 */
export function typeRefusal(type: AccountType, { taught, enrolled }: ClassCounts) {
  if (taught > 0 && type !== 'teacher') return 'still-teaches' satisfies Refusal
  if (enrolled > 0 && type !== 'student') return 'still-enrolled' satisfies Refusal
  return undefined
}
