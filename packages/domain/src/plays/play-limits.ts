const day = 24 * 60 * 60_000

/** Counts, points, and times in milliseconds, of plays (plays.md#sending-a-play; plays.md#leaderboard). */
export const playLimits = {
  events: 20_000,
  /** More than a game over a song can have: of 60 questions each has two answers. */
  songEvents: 1000,
  /** More than any battle can bring; what is only told is bounded by it. */
  score: 10_000_000,
  longestBattle: 7 * day,
  /** How far a browser's clock may run ahead of ours in a battle. */
  clockSlack: 5000,
  /** Tickets that a user may have open; an older one is forgotten for a new one. */
  openTickets: 100,
  /** The same of those that were fetched ahead, for games without a connection; one more is refused. */
  aheadTickets: 40,
  /** One that was fetched ahead and not used is replaced after so many milliseconds, with its chance. */
  aheadAge: 20 * day,
  /** No ticket is good for longer, in milliseconds. */
  ticketAge: 30 * day,
  /** For how long the chance of a game waits to be played, in milliseconds. */
  seedAge: day,
  /** For how long the board of a week is kept. */
  weeksKept: 60 * 7 * day,
  /** Own plays shown on the page of scores. */
  ownShown: 10,
} as const
