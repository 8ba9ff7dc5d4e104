const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** How many there are of what (webhooks.md); times in milliseconds. */
export const webhookLimits = {
  /** Webhooks of one class. */
  most: 5,
  /** Characters of an address. */
  address: 500,
  /** Messages of each webhook that are shown. */
  shown: 20,
  /** For how long a message is kept. */
  kept: 30 * day,
  /** A message that waits so long is given up, however often it was tried. */
  waits: day,
  /** The longest that an address may take to answer. */
  patience: 5 * second,
} as const

/** Milliseconds before the second and each further try of a message; after the last it is given up. */
export const webhookPauses = [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour]

/** For how long an address rests after failures in a row: all that waits for it waits so long. */
export const webhookRests = [10 * second, minute, 5 * minute]
