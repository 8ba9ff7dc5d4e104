import { counted } from '../say'

/** The sentences of the tab Classes (school.md#classes). */
export const classesOfSchoolTexts = {
  search: 'Class, or name, username or email of its teacher',
  show: 'Show',
  all: 'All classes',
  inUse: 'In use',
  archived: 'Archived',
  found: (total: number) => counted(total, 'class', 'classes'),
  loadFailed: 'The classes could not be loaded.',
  none: {
    title: 'No class is called so.',
    hint: 'A part of the name is enough, of the class or of its teacher.',
  },
  class: 'Class',
  teacher: 'Teacher',
  others: (count: number) => `and ${counted(count, 'co-teacher', 'co-teachers')}`,
  students: 'Students',
  since: 'Since',
  archivedOn: (day: string) => `Archived on ${day}`,
} as const
