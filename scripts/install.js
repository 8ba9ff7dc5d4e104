import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun } from './run.js'
import { isStale, keyOf, project, stampWith } from './stale.js'

/** Installs the dependencies when they are missing or the lock file says others. */
export async function install() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isKnown = major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
  if (!isKnown) {
    console.error(
      `Duologue needs Node.js 24 or later, or 22.12 or 20.19 and later of theirs; this is ${process.versions.node}. Install one of them and start again.`,
    )
    process.exit(1)
  }
  const stamp = join(project, 'node_modules', '.installed-from')
  const key = keyOf('package-lock.json', 'package.json')
  if (existsSync(join(project, 'node_modules')) && !isStale(stamp, key)) return
  console.log('Installing dependencies…')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not `npm ci`: it refuses a lock file made where some other platform's optional packages could not be had.
  // What builds the product is among the tools, which `NODE_ENV=production` would leave out.
  await mustRun(npm, ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund'])
  stampWith(stamp, key)
}
