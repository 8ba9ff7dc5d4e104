import { accountLimits } from './account-limits'

const hour = 60 * 60 * 1000

/**
 * How somebody is logged in (accounts.md#sessions): on a device of their own, by themselves or with a card of their
 * teacher, or with such a card on a device that is perhaps shared.
 */
export const sessionKinds = ['own', 'card', 'shared'] as const

export type SessionKind = (typeof sessionKinds)[number]

/** How long a session lasts after it was last used, in milliseconds. */
export const sessionLength: Record<SessionKind, number> = {
  own: accountLimits.session,
  card: accountLimits.session,
  shared: 4 * hour,
}

/** A session is prolonged at most so often, in milliseconds: not every call should write. */
export const prolongEvery: Record<SessionKind, number> = {
  own: hour,
  card: hour,
  shared: hour / 20,
}
