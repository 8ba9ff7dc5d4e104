import { build } from './build.js'
import { chromiumEnvironment } from './chromium.js'
import { run } from './run.js'

// Everything: the rules of the house, then every suite. Arguments go to Vitest, for one suite or file.
const args = process.argv.slice(2)
// The journeys see all languages, and with `qps` (English with accents) what was said in none of them.
const journeys = args.length === 0 || args.some(arg => /journeys|^e2e/.test(arg))
process.env.LANGUAGES ??= journeys ? 'en,es,fr,de,zh,ar,qps' : 'en'
await build()
if (args.length === 0) {
  const code = await run(process.execPath, ['scripts/check.js'])
  if (code !== 0) process.exit(code)
}
process.exit(await run('node_modules/.bin/vitest', ['run', ...args], await chromiumEnvironment()))
