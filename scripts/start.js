import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.js'
import { project } from './stale.js'

// Installs and builds what is missing or stale, then runs the product in this very process.
await build()
process.env.NODE_ENV = 'production'
await import(pathToFileURL(join(project, 'packages/server/dist/main.js')).href)
