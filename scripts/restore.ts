import { parseArgs } from 'node:util'
import { readBackup } from '../packages/server/src/backup/read-backup'
import { connectDatabase, type Database } from '../packages/server/src/database/connect'
import { redactError } from '../packages/server/src/database/redact-error'
import { readServerKey } from '../packages/server/src/database/server-key/read-server-key'
import { writeServerKey } from '../packages/server/src/database/server-key/server-key'
import { configuredFiles } from '../packages/server/src/outside/files/configured-files'
import { serverLog } from '../packages/server/src/server-log'
import { readSettings } from '../packages/server/src/settings'
import { allMigrations } from './all-migrations'

// Puts a backup in the place of everything that is there; the product must not run meanwhile:
//   npm run restore -- duologue-monday.tar.gz --replace

/** Somebody else who is connected is the product, or another restore. */
async function refuseWhenUsed({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ others: number }>(
    `select count(distinct client_port)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend'`,
  )
  if ((rows[0]?.others ?? 0) > 0)
    throw new Error('Somebody is using the database. Stop Duologue first, then restore.')
}

async function refuseWhenFull({ pool }: Database, mayReplace: boolean): Promise<void> {
  const { rows } = await pool.query<{ has: boolean }>(
    `select to_regclass('public.users') is not null as has`,
  )
  if (rows[0]?.has && !mayReplace)
    throw new Error(
      'The database has data already. Add --replace to put the backup in their place; they are lost then.',
    )
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [path, ...more] = positionals
  if (!path || more.length > 0)
    throw new Error('Usage: npm run restore -- <file.tar.gz> [--replace]')
  const settings = readSettings(process.env)
  const database = await connectDatabase({ ...settings, log: serverLog(settings.logLevel) })
  try {
    await refuseWhenUsed(database)
    await refuseWhenFull(database, values.replace)
    const { rows, files } = await readBackup(database.pool, path, {
      files: configuredFiles(settings),
      migrations: allMigrations,
      async keepServerKey(text) {
        const key = readServerKey(text)
        if (key) await writeServerKey(settings.dataDir, key, { unlessThere: false })
      },
    })
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    process.stdout.write(`Restored ${total} rows and ${files} files from ${path}.\n`)
  } finally {
    await database.close()
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${redactError(error).message}\n`)
  process.exitCode = 1
}
