import { accountLimits } from './account-limits'

/** Tries to log in that failed, and the milliseconds since the last of them. */
export interface Tries {
  count: number
  sinceLast: number
}

/** The tries that still count: a pause of `loginWindow` wipes them out. */
export const triesNow = ({ count, sinceLast }: Tries): number =>
  sinceLast >= accountLimits.loginWindow ? 0 : count

/**
 * Milliseconds that a try at an account must wait; 0 when it may be made (accounts.md#failed-logins). An address that
 * guesses is stopped at one account after ten tries; guesses from many addresses slow the account down and never lock
 * it.
 *
 * @param here tries of one address at this account.
 * @param everywhere tries at this account from anywhere.
 */
export function loginWait(here: Tries, everywhere: Tries): number {
  if (triesNow(here) >= accountLimits.loginTries) return accountLimits.loginWindow - here.sinceLast
  if (triesNow(everywhere) < accountLimits.loginTriesAnywhere) return 0
  return Math.max(0, accountLimits.loginSpacing - everywhere.sinceLast)
}
