import { counted, plural } from '../say'

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
