import { plural } from '../say'

/** The sentences about webhooks of a class (webhooks.md). */
export const webhookTexts = {
  title: 'Webhooks',
  lead: 'A program of yours or of your school hears of this class at an address. It is told ids, and no names.',
  about: 'What such a program gets',
  none: 'No program hears of this class.',
  loadFailed: 'The webhooks could not be loaded.',

  address: 'Address',
  addressNote: 'It begins with https:// and can be reached from the internet.',
  notHttps: 'Enter an address that begins with https://.',
  notPlain: 'Leave out the name, the password and the part behind #.',
  tooLong: (most: number) => `At most ${most} characters.`,
  hears: 'It hears',
  events: {
    'play-verified': 'a game of an assignment was checked',
    'assignment-done': 'an assignment was done',
    'student-joined': 'someone joined',
    'reward-bought': 'a reward was bought',
  },
  noEvents: 'Choose at least one.',
  add: 'Add a webhook',
  secret: 'Its secret',
  secretLead:
    'With it the program can tell that a message is from here. It is shown this once. Copy it now.',
  copy: 'Copy',
  copied: 'Secret copied.',
  since: (day: string) => `since ${day}`,
  remove: 'Remove',
  removeOne: (address: string) => `Remove: ${address}`,
  removeLead: 'Its program hears nothing more of this class.',
  removed: 'Webhook removed.',

  messages: (count: number) =>
    plural(count, { one: 'The last message', other: `The last ${count} messages` }),
  noMessages: 'It was sent nothing yet.',
  states: {
    waiting: 'waits',
    sent: 'taken',
    failed: 'given up',
  },
  faults: {
    answered: (status: number) => `it answered ${status}`,
    slow: 'no answer in 5 seconds',
    'not-public': 'it is not on the public internet',
    'not-safe': 'its certificate is not valid',
    unreachable: 'it could not be reached',
  },
  nextTry: (when: string) => `next try ${when}`,
  again: 'Try again',
  againOne: (what: string, when: string) => `Try again: ${what}, ${when}`,
  willTry: 'It is tried again.',
} as const
