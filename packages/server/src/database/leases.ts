import { eq, sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from './connect'

const leases = pgTable('leases', {
  work: text().primaryKey(),
  holder: uuid().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
})

/** What one process does for all that share a database (decision 085). */
export interface Leases {
  /**
   * Takes a work for so many milliseconds from now on, by the database's clock, or keeps it so much longer. Answers
   * whether this process has it.
   */
  hold(work: string, ms: number): Promise<boolean>
  /** Gives everything back, so that nobody waits for a process that ends. */
  giveBack(): Promise<void>
}

/**
 * The leases of one process, which no other has the name of. Whoever stood still and wakes too late does no harm: what
 * is done under a lease must be safe beside the same work of another process.
 */
export const leasesOf = (database: Queries, holder: string): Leases => ({
  async hold(work, ms) {
    const until = sql`now() + ${ms} * interval '1 millisecond'`
    const held = await database.sql
      .insert(leases)
      .values({ work, holder, until })
      .onConflictDoUpdate({
        target: leases.work,
        set: { holder, until },
        setWhere: sql`${leases.holder} = excluded.holder or ${leases.until} < now()`,
      })
      .returning({ work: leases.work })
    return held.length > 0
  },
  async giveBack() {
    await database.sql.delete(leases).where(eq(leases.holder, holder))
  },
})
