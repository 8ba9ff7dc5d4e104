import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const kB = 1000
/** Brotli bytes that a route may cost before it can be used; tools that one works in may cost more. */
const limits = {
  publicScripts: 125.6 * kB,
  toolScripts: 180 * kB,
  ownScripts: 29.1 * kB,
  styles: 12 * kB,
  /** The two faces that every page loads, and a file that comes only with a text that has such letters. */
  fonts: 40 * kB,
  lateFont: 21 * kB,
}
/** What comes late and is waited for by nobody may cost so much: its own scripts and its own styles. */
const lateParts = {
  'src/battle/stage/stage-part.ts': { scripts: 10 * kB, styles: 3 * kB },
}
/** The same sentences are longer in other languages, and in other letters than Latin ones. */
const limitsElsewhere = { ...limits, publicScripts: 127.7 * kB, ownScripts: 30.9 * kB }
/** How much more than its last figure a route's scripts may weigh before the figure must be written anew. */
const growth = 1.01
const isTool = route =>
  /\/(game|account|shop|class-device)$|^\/main\/(classes|editor|live\/game|pronunciation\/create|convo\/(create|.*\/(edit|learn)))/.test(
    route,
  )

/** The last figures: brotli bytes of the scripts of each route, by `node scripts/budgets.js --write`. */
const figures = join(import.meta.dirname, 'budgets.json')
const readFigures = () => JSON.parse(readFileSync(figures, 'utf8'))

/** What every route loads, in brotli bytes, with what goes over its budget. */
export async function measureRoutes(web, language = 'en') {
  const allowed = language === 'en' ? limits : limitsElsewhere
  const { routeFiles } = await import(pathToFileURL(join(web, 'dist/server/server-entry.js')).href)
  const client = join(web, 'dist/client')
  const manifest = JSON.parse(readFileSync(join(client, manifestOf(language)), 'utf8'))
  const size = files =>
    files.reduce((sum, file) => sum + statSync(`${join(client, file)}.br`).size, 0)
  const { __root__: root, ...routes } = routeFiles(manifest).routes
  const fontSizes = isWanted =>
    Object.values(manifest)
      .filter(({ file, src }) => file.endsWith('.woff2') && isWanted(src))
      .map(({ file }) => statSync(join(client, file)).size)
  const isPreloaded = src => /\/(bricolage-grotesque|duologue-text)\.woff2$/.test(src)
  const fontBytes = fontSizes(isPreloaded).reduce((sum, size) => sum + size, 0)
  const lateFontBytes = Math.max(...fontSizes(src => !isPreloaded(src)))
  const last = readFigures()
  return Object.entries(routes).map(([route, { preloads, css }]) => {
    const own = size(preloads)
    const scripts = size(root.preloads) + own
    const styles = size([...root.css, ...css])
    const limit = isTool(route) ? allowed.toolScripts : allowed.publicScripts
    const over = [
      scripts > limit && `scripts ${scripts} of ${limit}`,
      language === 'en' &&
        !(scripts <= last[route] * growth) &&
        `scripts ${scripts}, last ${last[route]}`,
      own > allowed.ownScripts && `own scripts ${own} of ${allowed.ownScripts}`,
      styles > limits.styles && `styles ${styles} of ${limits.styles}`,
      (fontBytes === 0 || fontBytes > limits.fonts) && `fonts ${fontBytes} of ${limits.fonts}`,
      lateFontBytes > limits.lateFont && `late font ${lateFontBytes} of ${limits.lateFont}`,
    ].filter(Boolean)
    return { route, scripts, last: last[route], own, styles, over }
  })
}

/** The late parts that are over their budget, in brotli bytes. */
function lateFaults(web, language) {
  const client = join(web, 'dist/client')
  const manifest = JSON.parse(readFileSync(join(client, manifestOf(language)), 'utf8'))
  const size = files =>
    files.reduce((sum, file) => sum + statSync(`${join(client, file)}.br`).size, 0)
  return Object.entries(lateParts).flatMap(([name, most]) => {
    const { file, css = [] } = manifest[name]
    const [scripts, styles] = [size([file]), size(css)]
    return scripts > most.scripts || styles > most.styles
      ? [
          `${name} (scripts ${scripts} of ${most.scripts}, styles ${styles} of ${most.styles} bytes)`,
        ]
      : []
  })
}

const manifestOf = language =>
  language === 'en' ? '.vite/manifest.json' : `.vite/manifest.${language}.json`

const signed = more => (more > 0 ? `+${more}` : String(more))

/** Tells what each route costs beside its last figure. */
function tellFigures(routes) {
  for (const { route, scripts, last } of routes)
    console.log(`${String(scripts).padStart(8)} ${signed(scripts - last).padStart(6)}  ${route}`)
}

/** Ends the build of a language when a route costs more than it may. */
export async function keepBudgets(web, language) {
  const routes = await measureRoutes(web, language)
  if (language === 'en') tellFigures(routes)
  const over = routes.filter(route => route.over.length > 0)
  for (const { route, over: faults } of over)
    console.error(`Over budget in ${language}: ${route} (${faults.join(', ')} bytes)`)
  const late = lateFaults(web, language)
  for (const fault of late) console.error(`Over budget in ${language}: ${fault}`)
  if (over.length + late.length > 0) process.exit(1)
}

if (import.meta.filename === process.argv[1]) {
  const routes = await measureRoutes(join(import.meta.dirname, '../packages/web'))
  console.table(routes)
  if (process.argv.includes('--write')) {
    const measured = Object.fromEntries(routes.map(({ route, scripts }) => [route, scripts]))
    writeFileSync(figures, `${JSON.stringify(measured, null, 2)}\n`)
  }
}
