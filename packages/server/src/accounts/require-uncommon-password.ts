import { dictionary } from '@zxcvbn-ts/language-common'
import { Refused } from '../http/refused'

/** The fifty thousand passwords that leaked most often: the ones that are tried first. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/**
 * Refuses a new password that everybody tries first, however it is spelt; whoever has one already still gets in with it.
 * Throws the refusal `common-password`, naming the field that it was sent in.
 */
export function requireUncommonPassword(field: string, password: string): void {
  if (common.has(password.trim().toLowerCase()))
    throw new Refused('common-password', { [field]: 'is among the commonest' })
}
