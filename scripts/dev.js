import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { install } from './install.js'
import { project } from './stale.js'

// Runs the product from its sources: pages renew themselves, the server starts again when its sources change. Pages are in
// the language of SITE_LANGUAGE.
await install()
const { SITE_LANGUAGE } = process.env
if (SITE_LANGUAGE) {
  const { makeLanguage } = await import('./texts/make-language.js')
  makeLanguage(SITE_LANGUAGE)
}
const { createServer } = await import('vite')
const { addRefreshScripts } = await import('./dev-page.js')

const middleware = { middlewareMode: true, hmr: false, ws: false }
const code = await createServer({
  configFile: join(project, 'packages/server/vite.config.ts'),
  server: middleware,
  appType: 'custom',
})
const http = createHttpServer()
const web = await createServer({
  configFile: join(project, 'packages/web/vite.config.ts'),
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
})

const renderer = {
  words: (
    await code.ssrLoadModule('/@fs' + join(project, 'packages/domain/src/messages/server-words.ts'))
  ).serverWords,
  themeScript: (await web.ssrLoadModule('/src/app/theme.ts')).themeScript,
  async render(page) {
    const { createRenderer } = await web.ssrLoadModule('/src/app/server-entry.tsx')
    const response = await createRenderer({ 'src/main.tsx': { file: 'src/main.tsx' } }, {})(page)
    return addRefreshScripts(response)
  },
}

async function open() {
  const { readSettings } = await code.ssrLoadModule('/src/settings.ts')
  const { buildHouse } = await code.ssrLoadModule('/src/house.ts')
  const settings = { ...readSettings(process.env), processes: 1 }
  const folders = { web: join(project, 'packages/web/public'), content: join(project, 'content') }
  const house = await buildHouse(settings, { folders, renderer })
  await house.app.ready()
  return { house, settings }
}

let current = await open()
http.on('request', (request, response) => {
  web.middlewares(request, response, () => {
    // The refreshing scripts are inline and use a socket: the product's policy would refuse them.
    const writeHead = response.writeHead.bind(response)
    response.writeHead = (status, headers = {}) => {
      const name = Object.keys(headers).find(one => one.toLowerCase() === 'content-security-policy')
      if (name) delete headers[name]
      response.removeHeader('content-security-policy')
      return writeHead(status, headers)
    }
    current.house.app.routing(request, response)
  })
})
const { port, host } = current.settings
http.listen(port, host, () => console.log(`Duologue is in development at http://localhost:${port}`))

let again = Promise.resolve()
code.watcher.add(
  ['domain', 'contract', 'server'].map(floor => join(project, 'packages', floor, 'src')),
)
code.watcher.on('change', file => {
  if (!/packages\/(domain|contract|server)\/src\//.test(file) || file.includes('.test.')) return
  again = again
    .then(async () => {
      code.moduleGraph.invalidateAll()
      await current.house.close()
      current = await open()
      console.log('The server has started again.')
    })
    .catch(error => console.error(error))
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await Promise.allSettled([current.house.close(), web.close(), code.close()])
    process.exit(0)
  })
}
