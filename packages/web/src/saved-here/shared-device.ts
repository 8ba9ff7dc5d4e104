import { savedHere } from './saved-here'
import { yesOrNo } from './tellings'

/** Whether several people use this device, as somebody has said, or as it turned out (saving.md#a-device-of-several). */
export const deviceShared = savedHere('device-shared', false, yesOrNo)

/** Whether several use this device: it is said to be shared, or a class has it. */
export function isSharedHere(): boolean {
  try {
    return deviceShared.get() || localStorage.getItem('class-device') !== null
  } catch {
    return false
  }
}
