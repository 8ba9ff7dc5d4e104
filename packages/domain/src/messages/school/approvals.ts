import { counted } from '../say'

/** The sentences of the tab Approvals (school.md#approvals). */
export const approvalTexts = {
  lead: 'Teachers who have signed up and wait until you approve them. Before that they teach no class and see no students.',
  open: 'Nobody has to wait here: whoever chooses it is a teacher. The setting TEACHERS=approved changes that.',
  loadFailed: 'The teachers who wait could not be loaded.',
  none: {
    title: 'Nobody is waiting.',
    hint: 'Teachers who sign up are listed here until you decide.',
  },
  waiting: (total: number) => counted(total, 'teacher waits', 'teachers wait'),
  teachers: 'Teachers who wait',
  since: 'Waits since',
  wasRefused: 'Refused before',
  approve: 'Approve',
  approved: (name: string) => `${name} may teach now.`,
  refuse: {
    title: 'Refuse',
    lead: 'The account becomes a personal one and stays. Whoever it belongs to reads that the school has not approved them, and may ask again.',
    done: 'The teacher is refused.',
  },
} as const
