import { counted, number, plural } from '../say'

/** What is said of what waits on the device to be sent (offline.md#sending). */
export const sendingTexts = {
  playsSaved: (plays: number) =>
    plural(plays, { one: 'New play saved.', other: `${number(plays)} plays were saved.` }),
  playRefused: (why: string) => `A play could not be saved: ${why}`,
  why: 'Why?',
  oldestGone: 'No more can wait on this device. The oldest was let go.',
  noRoom: 'There is no room on this device. What you do is kept until you close this page.',
}

/** What /offline says of what waits (offline.md#offline-page). */
export const waitingTexts = {
  heading: 'Waiting to be sent',
  kinds: {
    plays: (total: number) => counted(total, 'play', 'plays'),
    answers: (total: number) => counted(total, 'answer', 'answers'),
    edits: (total: number) => counted(total, 'edit', 'edits'),
  },
  /** `what` is one or several of the above, `total` how many they are together. */
  lead: (what: string, total: number) =>
    plural(total, { one: `${what} waits to be sent.`, other: `${what} wait to be sent.` }),
  none: 'Nothing waits: everything is saved.',
  sendNow: 'Send now',
  sending: 'Sending…',
  notNow: 'It could not be sent now. It waits here.',
  edits: 'Edits are sent when their editor is opened.',
  seeEdits: 'See your unsaved work',
  ofOthers: 'Something of another account waits here.',
}
