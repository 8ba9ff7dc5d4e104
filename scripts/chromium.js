import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { project } from './stale.js'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const cache = join(project, '.cache', 'chromium')

/** Whether a browser can really be started: a binary without its libraries cannot. */
async function works(program, environment = {}) {
  const { chromium } = await import('playwright-core')
  try {
    const browser = await chromium.launch({
      executablePath: program,
      args: ['--no-sandbox'],
      env: { ...process.env, ...environment },
      timeout: 30_000,
    })
    await browser.close()
    return true
  } catch {
    return false
  }
}

/** The first of the programs that is there and can be started. */
async function firstOf(programs) {
  for (const program of programs) {
    if (program && existsSync(program) && (await works(program))) return program
  }
  return undefined
}

/** A browser that is installed on the machine. */
const installed = () =>
  firstOf(
    (process.env.PATH ?? '')
      .split(delimiter)
      .flatMap(folder => names.map(name => join(folder, name))),
  )

/**
 * Tells the packaged browser where fonts are: its own settings name places that no machine of ours has, and a browser
 * that finds no font at all ends in the middle of a test.
 */
function nameFonts() {
  writeFileSync(
    join(cache, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(cache, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(cache, 'font-cache')}</cachedir>
</fontconfig>
`,
  )
}

/** The browser that comes as a package, unpacked with its libraries into the project's cache. */
async function packaged() {
  mkdirSync(cache, { recursive: true })
  // The package unpacks its libraries only where it believes to be on that system.
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "console.log(await (await import('@sparticuz/chromium')).default.executablePath())",
    ],
    {
      cwd: project,
      env: { ...process.env, TMPDIR: cache, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
      encoding: 'utf8',
    },
  )
  const program = stdout.trim().split('\n').at(-1)
  if (!program) return undefined
  nameFonts()
  const environment = {
    LD_LIBRARY_PATH: join(cache, 'al2023', 'lib'),
    FONTCONFIG_PATH: join(cache, 'fonts'),
  }
  return (await works(program, environment)) ? { program, environment } : undefined
}

/** Debian's package, where this user may install packages. */
async function fromApt() {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return undefined
  console.log('Installing Chromium…')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return installed()
}

/**
 * A Chromium for the tests, as settings for their environment: the one that CHROMIUM_PATH names, else the packaged one,
 * else one that is installed, else one from apt. The packaged one has no screen to draw on: journeys take a third less
 * time, and it is the same everywhere. Ends the program with a sentence when there is none.
 */
export async function chromiumEnvironment() {
  const named = await firstOf([process.env.CHROMIUM_PATH])
  if (named) return { CHROMIUM_PATH: named }
  const unpacked = await packaged()
  if (unpacked) return { CHROMIUM_PATH: unpacked.program, ...unpacked.environment }
  const found = (await installed()) ?? (await fromApt())
  if (found) return { CHROMIUM_PATH: found }
  console.error('The tests need Chromium. Install it, or set CHROMIUM_PATH to its program.')
  process.exit(1)
}
