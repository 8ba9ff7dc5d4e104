import { join } from 'node:path'
import { keepBudgets } from './budgets.js'
import { install } from './install.js'
import { precompress } from './precompress.js'
import { isStale, keyOf, project, stampWith } from './stale.js'

const web = join(project, 'packages/web')
const server = join(project, 'packages/server')

const sourcesKey = () =>
  keyOf(
    'packages',
    'scripts/build.js',
    'scripts/precompress.js',
    'scripts/budgets.js',
    'scripts/texts',
    'package-lock.json',
    'tsconfig.base.json',
  )

/** Where it stands what a language was built from: it is whole when this is written. */
const stampOf = language =>
  join(language === 'en' ? join(server, 'dist') : join(web, 'dist/server', language), '.built-from')

/** The languages besides English that there are: those of them that LANGUAGES names, or all. */
async function otherLanguages() {
  const { translated } = await import('./texts/catalogues.js')
  const { LANGUAGES } = process.env
  if (!LANGUAGES) return translated()
  const named = LANGUAGES.split(',').map(code => code.trim())
  return [...translated(), 'qps'].filter(code => named.includes(code))
}

/** Builds web and server, then the web in all other languages, where their sources changed since the last build. */
export async function build() {
  await buildEnglish()
  for (const language of await otherLanguages()) await buildWhenStale(language, buildLanguage)
}

/** What the product needs to start: the other languages can be built while it runs. */
async function buildEnglish() {
  await install()
  await buildWhenStale('en', buildProduct)
}

async function buildWhenStale(language, work) {
  const [stamp, key] = [stampOf(language), sourcesKey()]
  if (!isStale(stamp, key)) return
  console.log(language === 'en' ? 'Building…' : `Building in ${language}…`)
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  process.env.SITE_LANGUAGE = language
  await work(language)
  stampWith(stamp, key)
  // What the build needs is not for what follows: the tests run the libraries as in development.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  delete process.env.SITE_LANGUAGE
}

async function buildProduct() {
  await buildPages()
  const { build: viteBuild } = await import('vite')
  await viteBuild({ configFile: join(web, 'worker.config.ts'), logLevel: 'warn' })
  await viteBuild({ configFile: join(server, 'vite.config.ts'), logLevel: 'warn' })
  await finishPages('en')
}

async function buildLanguage(language) {
  const { makeLanguage } = await import('./texts/make-language.js')
  makeLanguage(language)
  await buildPages()
  await finishPages(language)
}

/** The browser's files and the page renderer, in the language of SITE_LANGUAGE. */
async function buildPages() {
  const { build: viteBuild } = await import('vite')
  const config = { configFile: join(web, 'vite.config.ts'), logLevel: 'warn' }
  await viteBuild(config)
  await viteBuild({ ...config, build: { ssr: 'src/app/server-entry.tsx' } })
}

async function finishPages(language) {
  // Accents are read by tests alone, over no line at all, and weigh more than any language does.
  if (language === 'qps') return
  await precompress(join(web, 'dist/client'))
  await keepBudgets(web, language)
}

if (import.meta.filename === process.argv[1])
  await (process.argv[2] === 'en' ? buildEnglish() : build())
