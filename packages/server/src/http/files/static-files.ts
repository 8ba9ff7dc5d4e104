import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 365 * 24 * 60 * 60 * 1000

/** Serves one folder; hashed names never change and are kept for good, the others for an hour. */
function addFolder(app: FastifyInstance, root: string, prefix: string, immutable: boolean) {
  return app.register(fastifyStatic, {
    root,
    prefix,
    // One of the folders gives replies their `sendFile`; a second one would be refused.
    decorateReply: prefix === '/assets/',
    preCompressed: true,
    index: false,
    wildcard: true,
    immutable,
    maxAge: immutable ? year : 60 * 60 * 1000,
    // Nothing that is served from disk may run, whatever its name says (media.md#serving).
    setHeaders: reply => {
      reply.setHeader('x-content-type-options', 'nosniff')
      if (prefix === '/assets/') reply.setHeader('vary', 'accept-encoding')
    },
  })
}

/** Pages that stand by themselves; /recover works when nothing else does (songs.md#recover-page). */
const singlePages = { '/recover': 'recover.html' }

/** Files with an address of their own: what browsers, phones and chats ask for by name (site.md#sharing). */
const singleFiles = [
  'apple-touch-icon.png',
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
  'icon.svg',
  'manifest.webmanifest',
  'preview.png',
  'recover-words.js',
  'recover.css',
  'recover.js',
]

/** The built web files, precompressed (br, gzip), and the sample clips; Range requests work. */
export async function addStaticFiles(
  app: FastifyInstance,
  folders: { web: string; audio: string },
): Promise<void> {
  if (existsSync(join(folders.web, 'assets')))
    await addFolder(app, join(folders.web, 'assets'), '/assets/', true)
  if (existsSync(folders.audio)) await addFolder(app, folders.audio, '/audio/', true)
  const named = singleFiles.map(name => [`/${name}`, name] as const)
  for (const [path, name] of [...Object.entries(singlePages), ...named]) {
    const file = join(folders.web, name)
    if (!existsSync(file)) continue
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.sendFile(name, folders.web),
    )
  }
}
