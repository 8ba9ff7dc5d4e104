import { ownPath } from '@duologue/domain/accounts/own-path'

/** Pages that lead on by themselves, in any language: to come back to one of them would be a circle, or a logout. */
const leadsOn =
  /^(\/[a-z]{2}\b)*\/?(login|signup|logout|google|sso\/\w+|password-reset|email-verify)?\/?([?#]|$)/

/**
 * Where a login leads: the address passed with the navigation, else the stored one, else /home
 * (accounts.md#where-a-login-leads).
 */
export function landingAddress(passed: unknown, stored: unknown): string {
  const own = [ownPath(passed), ownPath(stored)].find(
    address => address !== undefined && !leadsOn.test(address),
  )
  return own ?? '/home'
}

/** The return address out of a page's search parameters; anything but a path of our own is left out. */
export function readRedirect(search: Record<string, unknown>): { redirect?: string } {
  const redirect = ownPath(search.redirect)
  return redirect === undefined ? {} : { redirect }
}
