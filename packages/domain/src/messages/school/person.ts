import { counted } from '../say'

/** Why an admin does something about somebody (school.md#reasons), in the log as in the dialogs. */
export const reasonTexts = {
  asked: 'They asked for it',
  family: 'Their family asked for it',
  left: 'They have left the school',
  'locked-out': 'They cannot log in any more',
  stranger: 'Someone else used the account',
  misuse: 'They broke the rules',
  duty: 'The school is obliged to',
  mistake: 'It was a mistake',
  other: 'Another reason',
} as const

/** The sentences of one person's page, with what admins do about them (school.md#what-admins-do). */
export const personTexts = {
  back: 'All people',
  loadFailed: 'This person could not be loaded.',
  gone: 'There is no such person any more.',
  username: 'Username',
  emailNotVerified: 'not confirmed',
  ownedClasses: 'Classes',
  noClasses: 'None',
  archived: 'archived',
  keptBy: 'Home class',
  keptBySchool: 'None: the school looks after this account.',
  closed: (day: string) => `Closed on ${day}.`,
  approval: {
    waits: 'Waits until the school approves them as a teacher.',
    refused: 'The school did not approve them as a teacher.',
  },
  inLog: 'What was done, in the log',
  deeds: 'What you can do',
  reason: 'Reason',
  reasonNote: 'The log keeps it, with your name.',
  chooseReason: 'Choose a reason',
  logOut: {
    title: 'Log out everywhere',
    lead: 'On all devices. Programs that use an API token of this account stop, too. The password stays as it is.',
    done: 'Logged out everywhere.',
  },
  makeEditor: {
    title: 'Make editor',
    lead: 'Editors change songs and words, and decide about what is reported.',
    done: 'This person is an editor now.',
  },
  takeRole: {
    title: 'Take role away',
    lead: 'The account stays as it is, without the rights of an editor or an admin.',
    done: 'The role is taken away.',
  },
  close: {
    title: 'Close account',
    lead: 'This person is logged out at once, and nothing opens the account any more: no password, no card, no course. What is in it stays.',
    done: 'The account is closed.',
  },
  reopen: {
    title: 'Open again',
    lead: 'Password, card and API tokens are what they were.',
    done: 'The account is open again.',
  },
  export: {
    title: 'Export',
    lead: 'Saves all that is kept of this person in a file. Keep it as carefully as their school records.',
    done: 'The file is saved.',
  },
  newCard: {
    title: 'New card',
    lead: 'The old card stops working, and this pupil is logged out everywhere.',
    done: 'The new card is made.',
    made: 'The new card',
    cardName: 'Card name',
    words: 'Secret words',
    keep: 'Whoever holds a card can play as that pupil.',
    print: 'Print it',
  },
  handOver: {
    title: 'Hand over classes',
    lead: 'The classes go to another teacher at once, with their students, results and cards. Both get an email.',
    which: 'Which classes',
    find: 'Find the teacher',
    to: 'To',
    nobody: 'No teacher is called so.',
    choose: 'Choose a teacher',
    done: (count: number) => `${counted(count, 'class was', 'classes were')} handed over.`,
  },
  delete: {
    title: 'Delete',
    lead: 'Email address, names, picture, results and cards are deleted for good. What was published stays, under the name Deleted User.',
    done: 'The account is deleted.',
  },
} as const
