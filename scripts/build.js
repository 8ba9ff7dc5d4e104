import { join } from 'node:path'
import { keepBudgets } from './budgets.js'
import { install } from './install.js'
import { precompress } from './precompress.js'
import { isStale, keyOf, project, stampWith } from './stale.js'

/** Builds web and server when their sources changed since the last build. */
export async function build() {
  await install()
  const { NODE_ENV } = process.env
  await buildWhenStale()
  // What the build needs is not for what follows: the tests run the libraries as in development.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
}

async function buildWhenStale() {
  const stamp = join(project, 'packages/server/dist/.built-from')
  const key = keyOf(
    'packages',
    'scripts/build.js',
    'scripts/precompress.js',
    'scripts/budgets.js',
    'scripts/budgets.json',
    'package-lock.json',
    'tsconfig.base.json',
  )
  if (!isStale(stamp, key)) return
  console.log('Building…')
  process.env.NODE_ENV = 'production'
  const { build: viteBuild } = await import('vite')
  const web = join(project, 'packages/web')
  const server = join(project, 'packages/server')
  await viteBuild({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' })
  await viteBuild({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: 'src/app/server-entry.tsx' },
  })
  await viteBuild({ configFile: join(server, 'vite.config.ts'), logLevel: 'warn' })
  await precompress(join(web, 'dist/client'))
  await keepBudgets(web)
  stampWith(stamp, key)
}

if (import.meta.filename === process.argv[1]) await build()
