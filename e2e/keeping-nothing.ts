import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { visitor } from './browser'

/** A way into the net that carries no cookie, to and fro. */
async function cookielessProxy(): Promise<string> {
  const server = createServer((asked, answer) => {
    const { cookie: _, ...headers } = asked.headers
    const way = request(asked.url ?? '', { method: asked.method, headers }, came => {
      const { 'set-cookie': __, ...told } = came.headers
      answer.writeHead(came.statusCode ?? 502, told)
      came.pipe(answer)
    })
    way.on('error', () => answer.destroy())
    asked.pipe(way)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A visitor whose browser keeps nothing for frames: no cookie arrives, and every storage throws, as where all of it is refused. */
export async function visitorKeepingNothing(): Promise<Page> {
  const page = await visitor({ proxy: { server: await cookielessProxy() } })
  await page.addInitScript(() => {
    if (window === window.top) return
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('nothing is kept here', 'SecurityError')
        },
      })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
  })
  return page
}
