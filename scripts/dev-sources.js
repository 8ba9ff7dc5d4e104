import { join } from 'node:path'
import { createServer } from 'vite'
import { addRefreshScripts } from './dev-page.js'
import { project } from './stale.js'

/** What the built product takes from its page renderer, too. */
const entry = '/src/app/server-entry.tsx'

/** Renders pages from their sources, each time anew. */
async function openRenderer(web) {
  const { serverWords: words, themeScript } = await web.ssrLoadModule(entry)
  return {
    words,
    themeScript,
    async render(page) {
      const { createRenderer } = await web.ssrLoadModule(entry)
      const response = await createRenderer({ 'src/main.tsx': { file: 'src/main.tsx' } }, {})(page)
      return addRefreshScripts(response)
    },
  }
}

/** Without browsers to serve nothing is said to them, and nothing made ready for them. */
const alone = { server: { hmr: false, ws: false }, optimizeDeps: { noDiscovery: true } }

/**
 * The product as its sources say: `web` serves what browsers load and tells them through `http`, where there is one, what
 * has changed; `renderer` makes pages, `readServer` reads the server, and `watcher` hears of its files.
 */
export async function openSources(http) {
  const open = (floor, { server, optimizeDeps = {} }) =>
    createServer({
      configFile: join(project, 'packages', floor, 'vite.config.ts'),
      server: { middlewareMode: true, ...server },
      optimizeDeps,
      appType: 'custom',
    })
  const code = await open('server', alone)
  const web = await open('web', http ? { server: { hmr: { server: http } } } : alone)
  return {
    web,
    renderer: await openRenderer(web),
    watcher: code.watcher,
    async readServer() {
      code.moduleGraph.invalidateAll()
      const { readSettings } = await code.ssrLoadModule('/src/settings.ts')
      const { buildHouse } = await code.ssrLoadModule('/src/house.ts')
      return { readSettings, buildHouse }
    },
    close: () => Promise.allSettled([web.close(), code.close()]),
  }
}
