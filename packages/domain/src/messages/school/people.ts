import { counted } from '../say'

/** The sentences of the tab People (school.md#people). */
export const peopleTexts = {
  search: 'Name, username or email',
  find: 'Search',
  found: (total: number) => counted(total, 'person', 'people'),
  loadFailed: 'The people could not be loaded.',
  thatIsAll: 'That is all.',
  nobody: {
    title: 'Nobody is called so.',
    hint: 'A part of the name, the username or the email address is enough. Capitals and accents do not matter.',
  },
  people: 'People',
  person: 'Person',
  email: 'Email',
  noEmail: 'No email',
  account: 'Account',
  since: 'Since',
  types: {
    personal: 'Personal',
    student: 'Student',
    teacher: 'Teacher',
  },
  pupil: 'Pupil',
  closed: 'Closed',
  roles: { editor: 'Editor', admin: 'Admin' },
} as const
