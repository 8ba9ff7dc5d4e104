/** What is wrong with the units of a course (courses.md#units). */
export const courseFaults = {
  songsNotYet: 'Songs cannot be in a course yet.',
  tooManyUnits: (most: number) => `A course has at most ${most} units.`,
  tooManyInUnit: (most: number) => `A unit has at most ${most} conversations and lists.`,
  tooManyItems: (most: number) => `A course has at most ${most} conversations and lists.`,
  unitTwice: 'The same unit is in the course twice.',
  itemTwice: 'The same conversation or list is in the course twice.',
} as const
