import { savedHere } from './saved-here'
import { yesOrNo } from './tellings'

/** Whether several people use this device, as somebody has said, or as it turned out (saving.md#a-device-of-several). */
export const deviceShared = savedHere('device-shared', false, yesOrNo)

const numbers = {
  read: (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined),
  write: String,
}

/**
 * A number below 251 made of the last account that was used here: enough to see that the next one is another, and too
 * little to say who it was.
 */
export const accountMark = savedHere('account-mark', -1, numbers)

/** When somebody did something here last, in milliseconds. */
export const lastUse = savedHere('last-use', 0, numbers)

/** Whether several use this device: it is said to be shared, or a class has it. */
export function isSharedHere(): boolean {
  try {
    return deviceShared.get() || localStorage.getItem('class-device') !== null
  } catch {
    return false
  }
}
