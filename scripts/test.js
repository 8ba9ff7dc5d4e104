import { build } from './build.js'
import { chromiumEnvironment } from './chromium.js'
import { install } from './install.js'
import { run } from './run.js'

// Everything: the rules of the house, and beside them the build, which often keeps one core alone; then every suite.
// Arguments go to Vitest, for one suite or file.
const args = process.argv.slice(2)
// The journeys see all languages, and with `qps` (English with accents) what was said in none of them.
const journeys = args.length === 0 || args.some(arg => /journeys|^e2e/.test(arg))
process.env.LANGUAGES ??= journeys ? 'en,es,fr,de,zh,ar,qps' : 'en'
await install()
const checked = args.length === 0 ? run(process.execPath, ['scripts/check.js']) : 0
const [built, code] = await Promise.allSettled([build(), checked])
if (built.status === 'rejected') throw built.reason
if (code.value !== 0) process.exit(code.value ?? 1)
// The rules of the house were among the checks: the suite of rules leaves them out.
const house = args.length === 0 ? { HOUSE_IS_CHECKED: 'yes' } : {}
const environment = { ...(await chromiumEnvironment()), ...house }
process.exit(await run('node_modules/.bin/vitest', ['run', ...args], environment))
