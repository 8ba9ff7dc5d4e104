import { apiDocument } from '@duologue/contract/openapi/api-document'
import { productName } from '@duologue/domain/site/product-name'
import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page'
import { docsStyle } from './docs-style'

/** How long what follows from the program alone may be kept, in seconds. */
const keptFor = 300

/**
 * `/api/docs` for people and `/api/docs/openapi.json` for programs, both made of the contract when they are first asked for
 * (api.md#document).
 */
export function addDocs(app: FastifyInstance, publicUrl: string): void {
  let json: string | undefined
  let page: string | undefined
  const document = () => apiDocument({ title: productName, publicUrl })
  const kept = { 'cache-control': `public, max-age=${keptFor}` }
  app.get('/api/docs/openapi.json', async (_request, reply) => {
    json ??= JSON.stringify(document())
    return reply.headers(kept).type('application/json; charset=utf-8').send(json)
  })
  app.get('/api/docs', async (_request, reply) => {
    page ??= docsPage(document())
    return reply.headers(kept).type('text/html; charset=utf-8').send(page)
  })
  app.get('/api/docs/docs.css', async (_request, reply) =>
    reply.headers(kept).type('text/css; charset=utf-8').send(docsStyle),
  )
}
