import { counted } from '../say'

/** The sentences of lists of courses: search and library (courses.md#searching). */
export const courseListTexts = {
  found: (total: number) => `${counted(total, 'course', 'courses')} found`,
  courses: (total: number) => counted(total, 'course', 'courses'),
  lead: 'A way through a language, unit by unit: what to learn first, and what comes next.',
  loadFailed: 'The courses could not be loaded.',
  thatIsAll: 'That is all.',
  noResults: 'No courses found',
  noResultsHint: 'Try another level or every language.',
  clearFilters: 'Clear all filters',
} as const
