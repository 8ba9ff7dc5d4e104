import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { folderOfBuilt } from './kept-builds'

const hour = 60 * 60 * 1000
const year = 365 * 24 * hour

/** Files whose names are made of what is in them never change, and are kept for good. */
const forGood = { immutable: true, maxAge: year }
/** What keeps its name from release to release is asked for anew: it costs an answer without a body. */
const askedAnew = { cacheControl: false }

/** Nothing that is served from disk may run, whatever its name says (media.md#serving). */
const noSniffing = { 'x-content-type-options': 'nosniff' }

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
  'preview.png',
  'recover-words.js',
  'recover.css',
  'recover.js',
  'screen-narrow.jpg',
  'screen-wide.jpg',
]

/** The main script by the name that all others import (decision 123). */
const isSteady = /^main-[a-z]{2,3}\.js$/

/**
 * The built scripts, styles and faces: those of now, and those that pages still ask for that were opened before a
 * release (site.md#releases).
 */
function addBuiltFiles(app: FastifyInstance, folders: { assets: string; kept: string }) {
  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params: { name } }, reply) => {
    const folder = await folderOfBuilt(folders, name)
    if (!folder) return reply.callNotFound()
    reply.headers({ ...noSniffing, vary: 'accept-encoding' })
    if (!isSteady.test(name)) return reply.sendFile(name, folder, forGood)
    reply.header('cache-control', 'no-cache')
    return reply.sendFile(name, folder, askedAnew)
  })
}

/** The built web files, precompressed (br, gzip), and the sample clips; Range requests work. */
export async function addStaticFiles(
  app: FastifyInstance,
  folders: { web: string; audio: string; kept: string },
): Promise<void> {
  // Gives replies their `sendFile`, which is told each time of which folder.
  const root = import.meta.dirname
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, index: false })
  addBuiltFiles(app, { assets: join(folders.web, 'assets'), kept: folders.kept })
  if (existsSync(folders.audio))
    await app.register(fastifyStatic, {
      ...forGood,
      root: folders.audio,
      prefix: '/audio/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      setHeaders: reply => {
        for (const [name, value] of Object.entries(noSniffing)) reply.header(name, value)
      },
    })
  const named = singleFiles.map(name => [`/${name}`, name] as const)
  for (const [path, name] of [...Object.entries(singlePages), ...named]) {
    if (!existsSync(join(folders.web, name))) continue
    app.get(path, (_request, reply) => {
      reply.headers({ ...noSniffing, 'cache-control': 'no-cache', vary: 'accept-encoding' })
      return reply.sendFile(name, folders.web, askedAnew)
    })
  }
}
