/** What a roster may hold (rosters.md#the-file), and how it is taken. */
export const rosterLimits = {
  /** Bytes of the ZIP, and of all that is in it. */
  file: 50_000_000,
  inside: 500_000_000,
  entries: 40,
  /** Letters of one row. */
  row: 100_000,
  /** Letters of a number by which the school knows something, and of a title. */
  id: 255,
  title: 255,
  email: 254,
  /** Faults that are kept; all are counted. */
  faults: 1000,
  /** Classes that a preview tells one by one. */
  classesTold: 200,
  /** Rows of one step when a roster is applied. */
  step: 500,
  /** Endings that need no second look, and their share of all that is there. */
  endings: 50,
  endingsShare: 0.2,
} as const
