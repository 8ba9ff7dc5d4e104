import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './stale.js'

/** One of each line of Node that the README promises; renewed with Node's releases. */
const versions = ['20.20.2', '22.23.3', '24.21.0']

const lineOf = version => version.split('.')[0]

/** Fetches one as a package of npm, once, into `.cache/node`; undefined where that cannot be had. */
function fetchNode(version) {
  const folder = join(project, '.cache', 'node')
  const kept = join(folder, version)
  if (existsSync(kept)) return kept
  mkdirSync(folder, { recursive: true })
  const scratch = mkdtempSync(join(folder, 'fetching-'))
  const name = `node-${process.platform}-${process.arch}`
  try {
    execFileSync(
      'npm',
      [
        'install',
        '--prefix',
        scratch,
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        `${name}@${version}`,
      ],
      { cwd: scratch, stdio: 'ignore', timeout: 120_000 },
    )
    const fetched = join(scratch, 'node_modules', name, 'bin', 'node')
    if (execFileSync(fetched, ['--version'], { encoding: 'utf8' }).trim() !== `v${version}`)
      return undefined
    renameSync(fetched, kept)
    return kept
  } catch {
    return undefined
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** The lines of Node that the product runs on, without the one that this program runs on. */
export const otherNodes = versions
  .filter(version => lineOf(version) !== lineOf(process.versions.node))
  .map(version => ({
    version,
    /** @returns {string | undefined} its program, fetched when it is first asked for; undefined where it cannot be had. */
    program: () => fetchNode(version),
  }))
