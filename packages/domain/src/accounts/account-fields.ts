import { accountTexts as texts } from '../messages/accounts/accounts'
import { accountLimits } from './account-limits'

/**
 * What is wrong with a field's value, in the words shown under it; undefined when nothing is
 * (accounts.md#rules-of-fields).
 */
export type FieldFault = string | undefined

/** One `@` with something before it, and after it a host with a dot, without spaces or signs that hosts do not have. */
const emailPattern = /^[^\s@<>(),;:\\"[\]]+@[^\s@.,;:<>()[\]_]+(\.[^\s@.,;:<>()[\]_]+)+$/u

const lengthFault = (value: string, least: number, most: number): FieldFault => {
  if (value.length < least) return texts.atLeast(least)
  return value.length > most ? texts.atMost(most) : undefined
}

/** E-mail: required, at most 255 characters, of valid format. */
export function emailFault(value: string): FieldFault {
  const email = value.trim()
  if (email === '') return texts.required
  if (email.length > accountLimits.email) return texts.atMost(accountLimits.email)
  return emailPattern.test(email) ? undefined : texts.invalidEmail
}

/** A password to be: required, 8 to 64 characters; spaces count as they are. */
export function passwordFault(value: string): FieldFault {
  if (value === '') return texts.required
  return lengthFault(value, accountLimits.passwordLeast, accountLimits.passwordMost)
}

/** The repeated password: required, the same as the first. */
export function repeatedPasswordFault(value: string, password: string): FieldFault {
  if (value === '') return texts.required
  return value === password ? undefined : texts.doesNotMatch
}

/** The current password of a change: required, nothing more. */
export const currentPasswordFault = (value: string): FieldFault =>
  value === '' ? texts.required : undefined

/** Username: required, 3 to 16 English letters, digits, periods, hyphens, underscores. */
export function usernameFault(value: string): FieldFault {
  const username = value.trim()
  if (username === '') return texts.required
  if (!/^[A-Za-z0-9._-]*$/.test(username)) return texts.usernameLetters
  return lengthFault(username, accountLimits.usernameLeast, accountLimits.usernameMost)
}

/** First and last name: required, at most 30 characters each. */
export function nameFault(value: string): FieldFault {
  const name = value.trim()
  if (name === '') return texts.required
  return name.length > accountLimits.name ? texts.atMost(accountLimits.name) : undefined
}
