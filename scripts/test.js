import { build } from './build.js'
import { chromiumEnvironment } from './chromium.js'
import { run } from './run.js'

// Everything: the rules of the house, then every suite. Arguments go to Vitest, for one suite or file.
await build()
const args = process.argv.slice(2)
if (args.length === 0) {
  const code = await run(process.execPath, ['scripts/check.js'])
  if (code !== 0) process.exit(code)
}
process.exit(await run('node_modules/.bin/vitest', ['run', ...args], await chromiumEnvironment()))
