import { onTestFinished } from 'vitest'
import { connectDatabase, type Database } from '../../database/connect'
import { recordingLog } from '../apps/recording-log'
import type { Engine } from './database-engines'
import { emptyDatabase, freshDatabase } from './fresh-database'

async function open(made: { url: string; drop(): Promise<void> }): Promise<Database> {
  const database = await connectDatabase({
    databaseUrl: made.url,
    dataDir: '',
    log: recordingLog(),
  })
  onTestFinished(async () => {
    await database.close()
    await made.drop()
  })
  return database
}

/** A migrated database of the test's own, connected to; both go with the test. */
export async function openFreshDatabase(engine: Engine): Promise<Database> {
  return open(await freshDatabase(engine.url))
}

/** The same without any table. */
export async function openEmptyDatabase(engine: Engine): Promise<Database> {
  return open(await emptyDatabase(engine.url))
}
