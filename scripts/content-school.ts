import { randomBytes } from 'node:crypto'
import { passwordHashes } from '../packages/server/src/accounts/password-hashes'
import { connectBeside } from '../packages/server/src/database/connect'
import { redactError } from '../packages/server/src/database/redact-error'
import { serverLog } from '../packages/server/src/server-log'
import { readSettings } from '../packages/server/src/settings'
import { fillSchool, pupilEmail, teacherEmail } from './content-school/fill-school'

// Fills the database of a product that was started once with a school to try things out with, while it runs or not:
//   npm run content:school

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const database = await connectBeside({ ...settings, log: serverLog(settings.logLevel) })
  try {
    const { rowCount } = await database.pool.query('select from users where email_key = $1', [
      teacherEmail,
    ])
    if (rowCount) throw new Error('The school is there already.')
    const password = randomBytes(9).toString('base64url')
    const client = await database.pool.connect()
    try {
      const hash = await passwordHashes({ atOnce: 1, waiting: 1 }).hash(password)
      await fillSchool(client, hash)
    } finally {
      client.release()
    }
    process.stdout.write(
      `A school is there: log in as ${teacherEmail} or ${pupilEmail(1)} to ${pupilEmail(28)}, password ${password}\n`,
    )
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
