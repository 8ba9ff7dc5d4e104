import { frameDown, frameUp } from '@duologue/contract/shapes/hall-frames'
import { productName } from '@duologue/domain/site/product-name'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchema } from './schemas/json-schema'

/** Describes every call added after this; `/api/docs/openapi.json` carries the description (OpenAPI 3.1). */
export async function describeCalls(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${productName} API`,
        version: '1',
        description:
          'Errors are JSON: { message, code, fields? }. Paths work with and without a trailing slash. A game of several people has a socket at /api/live/halls/{id}/socket; its frames are among the schemas.',
      },
      servers: [{ url: publicUrl }],
      components: {
        schemas: {
          HallFrameUp: jsonSchema(frameUp, 'input'),
          HallFrameDown: jsonSchema(frameDown, 'output'),
        } as Record<string, object>,
      },
    },
  })
}

const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  )

/** The calls as a page to read, made from the same description. */
function docsPage(description: { paths?: object }): string {
  const rows = Object.entries(description.paths ?? {}).flatMap(([path, calls]) =>
    Object.entries(calls ?? {}).map(([method, call]) => {
      const { summary = '', description: who = '' } = call as {
        summary?: string
        description?: string
      }
      return `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${escape(path)}</code></td><td>${escape(summary)}</td><td>${escape(who)}</td></tr>`
    }),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${productName} API</title></head><body><main><h1>${productName} API</h1><p>The whole description as <a href="/api/docs/openapi.json">OpenAPI</a>.</p><table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Who</th></tr></thead><tbody>${rows.join('')}</tbody></table></main></body></html>`
}

/** `/api/docs` for people and `/api/docs/openapi.json` for programs. */
export function addDocs(app: FastifyInstance): void {
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as { paths?: object })),
  )
}
