import { accountLimits } from './account-limits'

const hour = 60 * 60 * 1000

/**
 * How somebody is logged in (accounts.md#sessions): on a device of their own, or with a card of their teacher on one that
 * is perhaps shared.
 */
export const sessionKinds = ['own', 'shared'] as const

export type SessionKind = (typeof sessionKinds)[number]

/** How long a session lasts after it was last used, in milliseconds. */
export const sessionLength: Record<SessionKind, number> = {
  own: accountLimits.session,
  shared: 4 * hour,
}

/** A session is prolonged at most so often, in milliseconds: not every call should write. */
export const prolongEvery: Record<SessionKind, number> = { own: hour, shared: hour / 20 }
