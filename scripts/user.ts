import { parseArgs } from 'node:util'
import { setRole } from '../packages/server/src/accounts/index'
import { connectBeside } from '../packages/server/src/database/connect'
import { redactError } from '../packages/server/src/database/redact-error'
import { machineClock } from '../packages/server/src/outside/clock/clock'
import { machineRandom } from '../packages/server/src/outside/random/random'
import { serverLog } from '../packages/server/src/server-log'
import { readSettings } from '../packages/server/src/settings'

// Gives somebody a role, or takes it away, while the product runs or not:
//   npm run user -- ana@school.example --role editor

const usage = 'npm run user -- <email> --role editor|admin|none'
const roles = { editor: 'editor', admin: 'admin', none: null } as const
const isRole = (text: string | undefined): text is keyof typeof roles =>
  text !== undefined && Object.hasOwn(roles, text)

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' } },
  })
  const [email, ...more] = positionals
  const { role } = values
  if (!email || more.length > 0 || !isRole(role)) throw new Error(`Usage: ${usage}`)
  const settings = readSettings(process.env)
  const database = await connectBeside({ ...settings, log: serverLog(settings.logLevel) })
  try {
    const room = { database, clock: machineClock, random: machineRandom }
    const user = await setRole(room, email, roles[role])
    if (!user) throw new Error(`Nobody has signed up with ${email}.`)
    process.stdout.write(`${user.username} (${email}): role ${user.role ?? 'none'}\n`)
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
