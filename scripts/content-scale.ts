import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { connectDatabase } from '../packages/server/src/database/connect'
import { migrate } from '../packages/server/src/database/migrations/migrate'
import { redactError } from '../packages/server/src/database/redact-error'
import { serverLog } from '../packages/server/src/server-log'
import { readSettings } from '../packages/server/src/settings'
import { allMigrations } from './all-migrations'
import { fill } from './content-scale/fill'

// Fills DATABASE_URL, else the database of DATA_DIR, with generated conversations for measuring:
//   npm run content:scale -- --conversations 100000

function wantedCount(): number {
  const { values } = parseArgs({
    options: { conversations: { type: 'string', default: '100000' } },
  })
  const count = Number(values.conversations)
  if (Number.isInteger(count) && count > 0 && count <= 10_000_000) return count
  throw new Error('--conversations must be a whole number from 1 to 10000000.')
}

async function main(): Promise<void> {
  const count = wantedCount()
  const settings = readSettings(process.env)
  const database = await connectDatabase({ ...settings, log: serverLog(settings.logLevel) })
  // One connection without the time limits that protect the served product.
  const client = new Client({ ...database.pool.options, statement_timeout: 0, query_timeout: 0 })
  try {
    await migrate(database.pool, allMigrations)
    await client.connect()
    const start = process.hrtime.bigint()
    await fill(client, count, done => process.stdout.write(`\r${done} of ${count}`))
    const seconds = Number(process.hrtime.bigint() - start) / 1e9
    process.stdout.write(
      `\n${database.description}: ${count} conversations in ${seconds.toFixed(1)} s\n`,
    )
  } finally {
    await client.end()
    await database.close()
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${redactError(error).message}\n`)
  process.exitCode = 1
}
