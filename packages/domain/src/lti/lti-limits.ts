const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** Times and sizes of launches (lti.md#our-keys, lti.md#forgetting); times in milliseconds. */
export const ltiLimits = {
  /** How long one of our keys signs, and how long it is shown. */
  keyUsed: 365 * day,
  keyShown: 395 * day,
  /** How long a deployment waits to be let in. */
  deploymentWaits: 90 * day,
} as const
