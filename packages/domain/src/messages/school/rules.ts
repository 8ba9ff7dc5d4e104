import { counted, number } from '../say'

/** The sentences of the tab Rules (school.md#rules). */
export const rulesTexts = {
  loadFailed: 'The rules could not be loaded.',
  lead: 'What holds here. Settings are changed by whoever runs the machine; its name is given beside each.',
  setting: (name: string) => `Setting: ${name}`,
  ofClasses: 'Set in each class',
  forAll: 'The same everywhere',
  teachers: {
    name: 'Who may be a teacher',
    open: 'Whoever chooses it when they sign up, with an email address of their own.',
    approved:
      'Whom an admin has approved, a login of the school or a course names as a teacher, or who taught a class before.',
  },
  pupils: {
    name: 'How many pupils a teacher makes',
    says: (inClass: number, aDay: number, all: number) =>
      `At most ${number(inClass)} in a class, ${number(aDay)} in a day and ${number(all)} in all, until an admin allows more in a day and in all.`,
  },
  speaking: {
    name: 'Speaking Mode',
    says: 'People with an account of their own. Pupils with a consent of their parents, unless their class lets all of them or none.',
  },
  ownAccount: {
    name: 'When a pupil wants an account of their own',
    says: (age: number) =>
      `From ${age} years on they say so alone, younger ones say that a parent agrees. A teacher who keeps them has to agree.`,
  },
  store: {
    name: 'Who may enter the reward store',
    everybody: 'Everyone in a class.',
    domains: (domains: string) =>
      `People with a confirmed email address at ${domains}, and pupils whose teacher has one.`,
  },
  networks: {
    name: 'Networks of the school',
    none: 'None: the limits of calls hold for each address.',
    some: (networks: string) =>
      `${networks}: many people share an address there, so the limits for each address do not hold.`,
  },
  drafts: {
    name: 'Drafts with help',
    off: 'No service is set up.',
    teachers: 'Everyone but students.',
    all: 'Everyone, students too.',
  },
  uploads: {
    name: 'Uploads',
    says: (account: number, all: number) =>
      `${number(account)} MB for an account, ${number(all)} MB for everyone together.`,
  },
  passwords: {
    name: 'Passwords',
    says: (least: number, most: number) =>
      `${least} to ${most} characters, and none that is tried first.`,
  },
  again: {
    name: 'Logging in again',
    says: (hours: number) =>
      `Cards of several pupils, exports, handing over a class and what admins do about people ask for it when the login is older than ${hours} hours.`,
  },
  retention: 'How long things are kept',
  allowed: 'Teachers who may make more pupils',
  nobodyAllowed: 'Nobody: what is usual holds for all.',
  teacher: 'Teacher',
  inAll: 'In all',
  aDay: 'In a day',
  leaving: 'Pupils whose accounts go soon',
  leavingLead: (months: number, days: number) =>
    `Nobody has logged in for ${months} months, and no class of theirs was in use. They are listed for ${days} days; a login keeps the account, and so does a class that is brought back.`,
  noneLeave: 'There are none.',
  listed: (total: number) => counted(total, 'pupil', 'pupils'),
  pupil: 'Pupil',
  home: 'Class',
  ofSchool: 'None: the school',
  lastHere: 'Last here',
  goesOn: 'Goes on',
  stay: {
    title: 'Keep account',
    lead: 'The account stays as if someone had logged in today. Nothing else changes.',
    done: 'The account stays.',
  },
  allow: {
    title: 'Allow more pupils',
    lead: 'How many pupils this teacher may make. For what is usual, enter the least of both.',
    range: (least: number, most: number) => `From ${number(least)} to ${number(most)}`,
    done: 'Saved.',
  },
} as const
