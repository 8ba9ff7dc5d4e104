import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const kB = 1000
/** Brotli bytes that a route may cost before it can be used; tools that one works in may cost more. */
const limits = {
  publicScripts: 124 * kB,
  toolScripts: 180 * kB,
  ownScripts: 25 * kB,
  styles: 12 * kB,
  /** The face that every page loads, and those that come only with titles that have such letters. */
  fonts: 25 * kB,
  lateFonts: 16 * kB,
}
const isTool = route =>
  /\/(game|account|shop)$|^\/main\/(classes|editor|pronunciation\/create|convo\/(create|.*\/(edit|learn)))/.test(
    route,
  )

/** What every route loads, in brotli bytes, with what goes over its budget. */
export async function measureRoutes(web) {
  const { routeFiles } = await import(pathToFileURL(join(web, 'dist/server/server-entry.js')).href)
  const client = join(web, 'dist/client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const size = files =>
    files.reduce((sum, file) => sum + statSync(`${join(client, file)}.br`).size, 0)
  const { __root__: root, ...routes } = routeFiles(manifest).routes
  const sizeOfFonts = isWanted =>
    Object.values(manifest)
      .filter(({ file, src }) => file.endsWith('.woff2') && isWanted(src))
      .reduce((sum, { file }) => sum + statSync(join(client, file)).size, 0)
  const isPreloaded = src => src.endsWith('/bricolage-grotesque.woff2')
  const fontBytes = sizeOfFonts(isPreloaded)
  const lateFontBytes = sizeOfFonts(src => !isPreloaded(src))
  return Object.entries(routes).map(([route, { preloads, css }]) => {
    const own = size(preloads)
    const scripts = size(root.preloads) + own
    const styles = size([...root.css, ...css])
    const limit = isTool(route) ? limits.toolScripts : limits.publicScripts
    const over = [
      scripts > limit && `scripts ${scripts} of ${limit}`,
      own > limits.ownScripts && `own scripts ${own} of ${limits.ownScripts}`,
      styles > limits.styles && `styles ${styles} of ${limits.styles}`,
      (fontBytes === 0 || fontBytes > limits.fonts) && `fonts ${fontBytes} of ${limits.fonts}`,
      lateFontBytes > limits.lateFonts && `late fonts ${lateFontBytes} of ${limits.lateFonts}`,
    ].filter(Boolean)
    return { route, scripts, own, styles, over }
  })
}

/** Ends the build when a route costs more than its budget. */
export async function keepBudgets(web) {
  const over = (await measureRoutes(web)).filter(route => route.over.length > 0)
  for (const { route, over: faults } of over)
    console.error(`Over budget: ${route} (${faults.join(', ')} bytes)`)
  if (over.length > 0) process.exit(1)
}

if (import.meta.filename === process.argv[1]) {
  console.table(await measureRoutes(join(import.meta.dirname, '../packages/web')))
}
