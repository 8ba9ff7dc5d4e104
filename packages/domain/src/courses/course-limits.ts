/** Lengths in characters, and counts, of courses (courses.md#fields). */
export const courseLimits = {
  title: 90,
  description: 250,
  units: 40,
  unitTitle: 60,
  aims: 4,
  aim: 120,
  itemsOfUnit: 12,
  items: 300,
  /** Courses that one author has at most. */
  ofAuthor: 200,
} as const
