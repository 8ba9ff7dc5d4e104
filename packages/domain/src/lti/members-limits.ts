/** Sizes and times of the list of who is in a course (lti.md#members); times in milliseconds. */
export const membersLimits = {
  /** How many are asked for on a page. */
  onPage: 100,
  /** Pages and people of a list that is read at all. */
  pages: 50,
  people: 5000,
  /** Bytes of a page. */
  pageBytes: 500_000,
  /** How long all of its pages may take. */
  patience: 30_000,
} as const
