import type { PoolClient } from 'pg'
import type { Database } from '../../database/connect'

const textIndexes = `select indexname as name, indexdef as made from pg_indexes
  where tablename = $1 and indexdef like '%USING gin%'`

async function fill(client: PoolClient, table: string, rows: string): Promise<void> {
  const patient = { query_timeout: 120_000 }
  const indexes = await client.query<{ name: string; made: string }>(textIndexes, [table])
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  await client.query({ ...patient, text: rows })
  for (const { made } of indexes.rows) await client.query({ ...patient, text: made })
  await client.query({ ...patient, text: `analyze ${table}` })
}

/**
 * Fills tables by SQL, one after the other, as long as that takes. Triggers run. Indexes of texts are made when their table is
 * full, which takes half of the time; all others grow row by row as they do in the product, for plans hang on their size.
 */
export async function fillIndexed(
  { pool }: Database,
  tables: Readonly<Record<string, string>>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`set statement_timeout = 0; set maintenance_work_mem = '256MB'`)
    for (const [table, rows] of Object.entries(tables)) await fill(client, table, rows)
  } finally {
    client.release(true)
  }
}
