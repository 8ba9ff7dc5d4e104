import { install } from './install.js'
import { run } from './run.js'

// Runs a TypeScript script of the project with the arguments that follow its name.
await install()
process.exit(await run(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)]))
