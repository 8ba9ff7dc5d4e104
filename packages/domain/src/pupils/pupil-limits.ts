/** What a list of names may hold (pupils.md#lists-of-names). */
export const pupilLimits = {
  /** Letters of a first or a last name, as of an account's. */
  name: 30,
  /** Letters of the number by which a school knows somebody. */
  externalId: 64,
  /** Rows of a table that are looked at. */
  rows: 5_000,
  /** Bytes of a file. */
  file: 2_000_000,
} as const
