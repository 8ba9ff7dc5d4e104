import { counted, list, plural } from '../say'

/** How much waits in a browser to be saved. */
export interface Unsent {
  readonly plays: number
  readonly answers: number
  /** Edits that are not saved, and lists that were begun. */
  readonly edits: number
}

/** The sentences about logging out (accounts.md#logging-out; decision 068). */
export const logOutTexts = {
  loggingOut: 'Logging out…',
  title: 'Log out without saving?',
  unsent: {
    plays: (total: number) => counted(total, 'play', 'plays'),
    answers: (total: number) => counted(total, 'answer', 'answers'),
    edits: (total: number) =>
      counted(total, 'piece of unfinished work', 'pieces of unfinished work'),
  },
  /** `what` is one or several of the above, `total` how many they are together. */
  lead: (what: string, total: number) =>
    plural(total, {
      one: `${what} is not saved yet. Logging out deletes what is not saved from this device, so that nothing of yours stays behind.`,
      other: `${what} are not saved yet. Logging out deletes what is not saved from this device, so that nothing of yours stays behind.`,
    }),
  recover: 'See your unsaved work',
  send: 'Send and log out',
  again: 'Try to save again',
  stay: 'Stay logged in',
  leave: 'Log out and delete them',
  offline:
    'There is no connection, so that nothing can be sent now, and the login itself cannot be ended: end it later under Where you are logged in, on another device.',
  leftHere:
    'You are logged out on this device. Without a connection the login itself could not be ended: end it under Where you are logged in, on another device.',
} as const

/** What would be lost by logging out now. */
export function unsentLead(unsent: Unsent): string {
  const kinds = ['plays', 'answers', 'edits'] as const
  const parts = kinds
    .filter(kind => unsent[kind] > 0)
    .map(kind => logOutTexts.unsent[kind](unsent[kind]))
  return logOutTexts.lead(list(parts), unsent.plays + unsent.answers + unsent.edits)
}
