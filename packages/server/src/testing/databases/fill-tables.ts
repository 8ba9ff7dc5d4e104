import type { Database } from '../../database/connect'

/** Fills tables by SQL, as long as that takes; no trigger runs, and what the rows belong to need not be there. */
export async function fillTables({ pool }: Database, statements: readonly string[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set session_replication_role = replica')
    const patient = { query_timeout: 120_000 }
    for (const text of statements) await client.query({ ...patient, text })
  } finally {
    client.release(true)
  }
}
