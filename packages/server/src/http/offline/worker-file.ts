import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import type { FastifyInstance } from 'fastify'
import { languageNamed } from '../languages/language-wanted'
import type { PageLanguages } from '../languages/page-languages'
import type { KeptBuild } from '../languages/page-renderer'

/** What the worker is made of, and whether there shall be one. */
export interface OfflineServed {
  languages: PageLanguages
  /** The folder with the ending worker. */
  web: string
  /** False where nothing is to work without a connection (`OFFLINE=off`). */
  isOffered: boolean
  /** What the shell says of this installation: another worker takes it up when that changes. */
  told: unknown
}

/** The worker of a build, told what it keeps. Every build, language and way of saying what the site is makes another one. */
function workerText(
  { program, ...files }: KeptBuild,
  language: BuiltLanguage,
  told: unknown,
): string {
  const content = JSON.stringify([program, files, language, told])
  const version = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return `const built=${JSON.stringify({ version, language, ...files })};\n${program}`
}

/**
 * The program between pages and the network, by `?language=de`, asked for anew each time. Where nothing is to work without
 * a connection, or there is no build, it is the one that ends it (offline.md#ending-the-worker); `x-offline` says so, and no
 * page begins with it.
 */
export function addWorkerFile(app: FastifyInstance, served: OfflineServed): void {
  const { languages, web, isOffered, told } = served
  app.get('/worker.js', async (request, reply) => {
    const language = languageNamed(request, languages.offered())
    const { kept } = await languages.rendererIn(language)
    reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
    if (kept && isOffered)
      return reply.send(workerText(kept, language, [told, languages.offered()]))
    const ending = await readFile(join(web, 'ending-worker.js'), 'utf8').catch(() => undefined)
    if (ending === undefined) return reply.callNotFound()
    return reply.header('x-offline', 'off').send(ending)
  })
}
