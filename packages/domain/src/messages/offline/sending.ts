import { number, plural } from '../say'

/** What is said of what waits on the device to be sent (offline.md#sending). */
export const sendingTexts = {
  playsSaved: (plays: number) =>
    plural(plays, { one: 'New play saved.', other: `${number(plays)} plays were saved.` }),
  playRefused: (why: string) => `A play could not be saved: ${why}`,
  why: 'Why?',
  oldestGone: 'No more can wait on this device. The oldest was let go.',
  noRoom: 'There is no room on this device. What you do is kept until you close this page.',
}
