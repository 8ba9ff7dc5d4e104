import { connectDatabase, type Database } from '../../database/connect'
import { recordingLog } from '../apps/recording-log'
import { freshDatabase } from './fresh-database'

/**
 * A database of its own in which these statements were run, one after the other, as long as that takes: for tests of how
 * queries are planned among many rows. `close` lets go of it, and drops it.
 */
export async function filledDatabase(
  engineUrl: string,
  statements: readonly string[],
): Promise<{ database: Database; close(): Promise<void> }> {
  const made = await freshDatabase(engineUrl)
  const database = await connectDatabase({
    databaseUrl: made.url,
    dataDir: '',
    log: recordingLog(),
  })
  const client = await database.pool.connect()
  try {
    const patient = { query_timeout: 120_000 }
    await client.query('set statement_timeout = 0')
    for (const text of statements) await client.query({ ...patient, text })
  } finally {
    client.release(true)
  }
  return {
    database,
    async close() {
      await database.close()
      await made.drop()
    },
  }
}
