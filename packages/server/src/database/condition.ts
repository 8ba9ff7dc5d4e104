import type { Pool } from 'pg'
import { isDatabaseAway } from './database-away'
import { tookTooLong } from './took-too-long'

/** How the database is: it answers and can write, it cannot write, a replica alone answers, or nobody does. */
export type Condition = 'ready' | 'cannot-save' | 'reads' | 'away'

/**
 * A megabyte that is sorted in less memory than it needs lies on the database's disk for a moment: neither a row nor a
 * table is made, and a disk that is full says so.
 */
const sorted = `select current_setting('transaction_read_only') as "readOnly", count(*)
  from (select repeat(md5(n::text), 8) as line from generate_series(1, 4000) n order by line) lines`

/** How the primary is now. Never rejects. */
export async function conditionOf(pool: Pool): Promise<Exclude<Condition, 'reads'>> {
  try {
    const client = await pool.connect()
    try {
      await client.query("begin; set local work_mem = '64kB'")
      const { rows } = await client.query<{ readOnly: string }>(sorted)
      await client.query('rollback')
      client.release()
      return rows[0]?.readOnly === 'off' ? 'ready' : 'cannot-save'
    } catch (error) {
      client.release(true)
      throw error
    }
  } catch (error) {
    return isDatabaseAway(error) || tookTooLong(error) ? 'away' : 'cannot-save'
  }
}
