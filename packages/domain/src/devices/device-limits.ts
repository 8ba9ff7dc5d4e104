const minute = 60_000
const day = 24 * 60 * minute

/** What a device of a class may (devices.md#pairing; devices.md#who-is-playing); times in milliseconds. */
export const deviceLimits = {
  /** Devices of one class. */
  devices: 40,
  /** For how long one stays paired. */
  paired: 400 * day,
  /** Wrong tries at a pupil's pictures that close the pupil on this device, and for how long. */
  tries: 5,
  closed: 5 * minute,
} as const
