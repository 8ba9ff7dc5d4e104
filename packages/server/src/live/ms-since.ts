import { type SQLWrapper, sql } from 'drizzle-orm'

/**
 * The time of a hall, in milliseconds since its opening, by the database's clock. One that a machine has slept over for
 * weeks is as old as the number can say: it has ended hours after its opening.
 */
export const msSince = (openedAt: SQLWrapper) =>
  sql<number>`least(extract(epoch from clock_timestamp() - ${openedAt}) * 1000, 2147483647)::int`
