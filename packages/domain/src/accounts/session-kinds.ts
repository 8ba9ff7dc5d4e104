import { accountLimits } from './account-limits'

const hour = 60 * 60 * 1000

/**
 * How somebody is logged in (accounts.md#sessions): on a device of their own, by themselves or with a card of their
 * teacher, with such a card on a device that is perhaps shared, by the login of their school, or by a launch of a learning
 * platform: in a frame of its page, or in a tab of its own (lti.md#sessions).
 */
export const sessionKinds = ['own', 'card', 'shared', 'sso', 'frame', 'launch'] as const

export type SessionKind = (typeof sessionKinds)[number]

/** How long a session lasts after it was last used, in milliseconds; one by the login of a school unless told otherwise. */
export const sessionLength: Record<SessionKind, number> = {
  own: accountLimits.session,
  card: accountLimits.session,
  shared: 4 * hour,
  sso: 12 * hour,
  frame: 12 * hour,
  launch: 12 * hour,
}

const fixed: readonly SessionKind[] = ['sso', 'frame', 'launch']

/** Whether using a session puts its end off: not one by the login of a school, or by a launch, which may have taken it away since. */
export const isProlonged = (kind: SessionKind): boolean => !fixed.includes(kind)

/** A session is prolonged at most so often, in milliseconds: not every call should write. */
export const prolongEvery: Record<SessionKind, number> = {
  own: hour,
  card: hour,
  shared: hour / 20,
  sso: hour,
  frame: hour,
  launch: hour,
}
