import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { version } from '../package.json'
import { writeBackup } from '../packages/server/src/backup/write-backup'
import { connectBeside } from '../packages/server/src/database/connect'
import { redactError } from '../packages/server/src/database/redact-error'
import { findServerKey } from '../packages/server/src/database/server-key/server-key'
import { configuredFiles } from '../packages/server/src/outside/files/configured-files'
import { serverLog } from '../packages/server/src/server-log'
import { readSettings } from '../packages/server/src/settings'

// Writes everything into one file, while the product runs or not:
//   npm run backup -- duologue-monday.tar.gz

async function main(): Promise<void> {
  const [path, ...more] = process.argv.slice(2)
  if (!path || more.length > 0) throw new Error('Usage: npm run backup -- <file.tar.gz>')
  if (await stat(path).catch(() => undefined))
    throw new Error(`${path} is there already. Choose another name.`)
  const settings = readSettings(process.env)
  const database = await connectBeside({ ...settings, log: serverLog(settings.logLevel) })
  const half = `${path}.half`
  try {
    const { rows, files } = await writeBackup(
      database.pool,
      createWriteStream(half, { mode: 0o600, flush: true }),
      {
        files: configuredFiles(settings),
        serverKey: await findServerKey(settings),
        version,
        now: new Date(),
      },
    )
    await rename(half, path)
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    process.stdout.write(`${path}: ${total} rows, ${files} files\n`)
  } finally {
    await rm(half, { force: true })
    await database.close()
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${redactError(error).message}\n`)
  process.exitCode = 1
}
