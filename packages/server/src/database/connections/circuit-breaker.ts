/** What is told to whoever asks a database that stands still; `database-away.ts` knows it. */
export const standsStill = 'The database stands still'

/**
 * A way to the database that can be cut: told that the database stands still it lets go of everything, and refuses at
 * once until it is told that the database answers.
 */
export interface CircuitBreaker {
  readonly standsStill: boolean
  /** Whether somebody waits for the database at this moment. */
  readonly isWaitedFor: boolean
  /** Cuts all connections, so that whoever waits for an answer is let go, and gives out none until `goOn`. */
  standStill(): void
  /** Gives out connections again. */
  goOn(): void
}
