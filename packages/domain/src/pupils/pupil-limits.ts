const day = 24 * 60 * 60 * 1000

/** What a list of names may hold (pupils.md#lists-of-names), and how many pupils there may be (pupils.md#adding). */
export const pupilLimits = {
  /** Letters of a first or a last name, as of an account's. */
  name: 30,
  /** Letters of the number by which a school knows somebody. */
  externalId: 64,
  /** Rows of a table that are looked at. */
  rows: 5_000,
  /** Bytes of a file. */
  file: 2_000_000,
  /** Pupils that somebody makes in a day, and in all. */
  madeADay: 250,
  made: 2000,
  /** The most of both that an admin allows somebody. */
  allowedADay: 5000,
  allowed: 100_000,
  /** For how long a deleted pupil can be brought back, in milliseconds. */
  deleted: 30 * day,
  /** After how many months without a login and a class in use the account is listed, and for how long, before it goes. */
  unusedMonths: 18,
  listed: 30 * day,
  /** For how long a move to somebody else's class may be accepted. */
  move: 30 * day,
  /** For how long after their class was archived cards open something. */
  archivedCards: 90 * day,
  /** For how long the mailed link of a claim works, a keeper may agree, and an admin may give the account back. */
  claimLink: day,
  claim: 14 * day,
  giveBack: 30 * day,
  /** Letters of what is typed as the words of a card, and as its name. */
  words: 100,
  cardName: 64,
  /** Letters of the note at a consent. */
  consentNote: 90,
  /** Cards before the present one that are said to be old. */
  oldCards: 5,
} as const
