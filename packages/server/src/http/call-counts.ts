import { createHash } from 'node:crypto'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import LocalStore from '@fastify/rate-limit/store/LocalStore.js'
import { lt, sql } from 'drizzle-orm'
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from '../database/bytes'
import type { Queries } from '../database/connect'
import { deleteSome } from '../database/delete-some'
import type { RepeatedWork } from '../repeated-work'

const counts = pgTable('call_counts', {
  caller: bytes('caller_hash').notNull(),
  minute: timestamp({ withTimezone: true }).notNull(),
  count: integer().notNull(),
})

interface Counted {
  /** Calls in this minute, with this one. */
  current: number
  /** Milliseconds until the next minute. */
  ttl: number
}

/** Counts a call among those of all processes in this minute, by the database's clock. */
async function countCall({ sql: queries }: Queries, caller: string): Promise<Counted> {
  const hash = createHash('sha256').update(caller).digest()
  const [counted] = await queries
    .insert(counts)
    .values({ caller: hash, minute: sql`date_trunc('minute', now())`, count: 1 })
    .onConflictDoUpdate({
      target: [counts.caller, counts.minute],
      set: { count: sql`${counts.count} + 1` },
    })
    .returning({
      current: counts.count,
      ttl: sql<number>`(extract(epoch from ${counts.minute} + interval '1 minute' - now()) * 1000)::int`,
    })
  return counted ?? { current: 1, ttl: 0 }
}

/** What the library hands on of a route. */
type Counting = Parameters<FastifyRateLimitStore['child']>[0] & { cache?: number }

/**
 * Where calls are counted that are few and dear: those of a group (`groupId`, which is in the name of whoever calls) in
 * rows that all processes share, the others in this process's memory.
 */
export function sharedCounts(database: Queries): FastifyRateLimitStoreCtor {
  return class Counts implements FastifyRateLimitStore {
    incr(caller: string, told: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      countCall(database, caller).then(
        counted => told(null, counted),
        (error: Error) => told(error),
      )
    }

    child(options: Counting): FastifyRateLimitStore {
      const isShared = 'groupId' in options && options.groupId !== undefined
      return isShared ? new Counts() : new LocalStore(false, false, options.cache)
    }
  }
}

const everyMs = 60_000

/** Forgets counts of minutes that are over. */
export const forgettingCountsWork = (database: Queries): RepeatedWork => ({
  name: 'forgetting-counts',
  everyMs,
  portion: () => deleteSome(database, counts, lt(counts.minute, sql`now() - interval '2 minutes'`)),
  failed: 'old counts of calls stay',
})
