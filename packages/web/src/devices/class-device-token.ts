import { savedHere } from '../saved-here/saved-here'

/**
 * The token of a device that is used for a class (devices.md#pairing); null on every other one. It stays when a pupil logs
 * out, and goes nowhere but to our own API.
 */
export const classDeviceToken = savedHere<string | null>('class-device', null, {
  read: text => (/^[\w-]{16,64}$/.test(text) ? text : undefined),
  write: token => token,
})
