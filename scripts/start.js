import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { mustRun } from './run.js'
import { project } from './stale.js'

// Installs and builds what is missing or stale, in a process of its own, whose memory goes with it; then runs the product
// in this very one.
await mustRun(process.execPath, [join(project, 'scripts/build.js')])
process.env.NODE_ENV = 'production'
await import(pathToFileURL(join(project, 'packages/server/dist/main.js')).href)
