import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { mustRun } from './run.js'
import { project } from './stale.js'

// Installs and builds what is missing or stale, in a process of its own, whose memory goes with it; then runs the product
// in this very one. English is enough to begin with: the other languages are built beside it, when nothing else wants the
// processor, and are there as soon as they are whole.
await mustRun(process.execPath, [join(project, 'scripts/build.js'), 'en'])
const others = spawn(process.execPath, [join(project, 'scripts/build.js')], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
others.on('spawn', () => setPriority(others.pid, constants.priority.PRIORITY_LOW))
process.on('exit', () => others.kill())
process.env.NODE_ENV = 'production'
await import(pathToFileURL(join(project, 'packages/server/dist/main.js')).href)
