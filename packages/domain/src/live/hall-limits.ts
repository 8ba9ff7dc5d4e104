/** How many people and games there can be (live.md#opening). */
export const hallLimits = {
  /** Members of a hall, by who opened it. */
  members: { teacher: 60, personal: 10 },
  /** Halls that are open at once on a site. */
  open: 2000,
  /** Acts that are sent at once. */
  acts: 20,
  /** Halls on a page of a list. */
  page: 20,
  /** Lines of a list that are played in step. */
  lines: 20,
} as const
