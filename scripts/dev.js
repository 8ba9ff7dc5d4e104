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
const { openSources } = await import('./dev-sources.js')
const http = createHttpServer()
const { web, renderer, watcher, readServer, close } = await openSources(http)

async function open() {
  const { readSettings, buildHouse } = await readServer()
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
// Sockets of games; the renewing of pages has one of its own.
http.on('upgrade', (request, socket, head) => {
  if (request.url?.startsWith('/api/'))
    current.house.app.server.emit('upgrade', request, socket, head)
})
const { port, host } = current.settings
http.listen(port, host, () => console.log(`Duologue is in development at http://localhost:${port}`))

let again = Promise.resolve()
watcher.add(['domain', 'contract', 'server'].map(floor => join(project, 'packages', floor, 'src')))
watcher.on('change', file => {
  if (!/packages\/(domain|contract|server)\/src\//.test(file) || file.includes('.test.')) return
  again = again
    .then(async () => {
      await current.house.close()
      current = await open()
      console.log('The server has started again.')
    })
    .catch(error => console.error(error))
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await Promise.allSettled([current.house.close(), close()])
    process.exit(0)
  })
}
