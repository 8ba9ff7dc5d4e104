import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import { clipRange } from '@duologue/domain/offline/clip-range'
import { pageFromShell } from '@duologue/domain/offline/page-from-shell'
import {
  builtCache,
  cachesToDrop,
  isBuiltCache,
  keptCache,
  otherVersion,
  type TakeOver,
} from '@duologue/domain/offline/worker-messages'
import { keptIcons, workerRoute } from '@duologue/domain/offline/worker-route'
import type { WorkerScope } from './worker-scope'

/**
 * The program between pages and the network (offline.md#the-worker). It is one file and keeps the files of one build, in
 * one language; it touches no call, no other site and nothing of anybody. The server writes what it is told above it.
 */
declare const built: {
  version: string
  language: BuiltLanguage
  main: string
  steady: string
  few: readonly string[]
  more: readonly string[]
}

const scope = self as unknown as WorkerScope
const { origin } = scope.location
const shell = `/shell?language=${built.language}`
const own = builtCache(built.version, built.language)

/** How many files are asked for at a time: a page that is used meanwhile goes before. */
const atOnce = 6

/** A file of the build as some version kept it: those that did not change are not fetched again. */
async function keptFile(address: string): Promise<Response | undefined> {
  const mine = await (await caches.open(own)).match(address)
  if (mine) return mine
  for (const name of (await caches.keys()).filter(isBuiltCache).toReversed()) {
    const found = await (await caches.open(name)).match(address)
    if (found) return found
  }
  return undefined
}

/** Keeps one file; throws where it cannot be had, so that no half of a version is ever in use. */
async function keep(address: string, isSteady: boolean): Promise<void> {
  const known = isSteady ? undefined : await keptFile(address)
  // No login goes along: nothing of anybody is kept.
  const answer =
    known ?? (await fetch(address, { credentials: 'omit', cache: isSteady ? 'reload' : 'default' }))
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  await (await caches.open(own)).put(address, answer)
}

async function keepAll(): Promise<void> {
  const saves = scope.navigator.connection?.saveData === true
  await Promise.all([shell, ...keptIcons].map(address => keep(address, true)))
  const waiting = [...built.few, ...(saves ? [] : built.more)]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await keep(next, false)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** What is begun and not finished is of no use to anybody. */
const install = () =>
  keepAll().catch(async (error: unknown) => {
    await caches.delete(own)
    throw error
  })

async function activate(): Promise<void> {
  for (const name of cachesToDrop(await caches.keys(), own)) await caches.delete(name)
  await scope.registration.navigationPreload?.enable()
  // A page that is open gets its late files from here, too, when the connection goes.
  await scope.clients.claim()
}

let failures = 0

/** A page without an answer. A worker that has no shell twice is of no use, and goes. */
async function fromShell(url: string): Promise<Response> {
  const page = pageFromShell(url.slice(origin.length), built.language)
  if (!page.isShell) return Response.redirect(origin + page.to)
  const kept = await (await caches.open(own)).match(shell)
  if (kept) return kept
  failures += 1
  if (failures > 1) await scope.registration.unregister()
  return Response.error()
}

/** How long a page waits for the network where something is kept that can be shown instead, in milliseconds. */
const patience = 4000

/** What is there after so long, where something is kept here: else nothing ever is. */
async function afterPatience(url: string): Promise<Response> {
  await new Promise(resolve => setTimeout(resolve, patience))
  return (await caches.has(keptCache)) ? fromShell(url) : new Promise<never>(() => undefined)
}

/** What the network answers, whatever that is; without it, or when it takes too long, the shell. */
async function answerPage(request: Request, preload?: Promise<Response | undefined>) {
  const answer = async () => (await preload) ?? (await fetch(request))
  try {
    return await Promise.race([answer(), afterPatience(request.url)])
  } catch {
    return fromShell(request.url)
  }
}

/** The part of a kept clip that is asked for: players ask for the first two bytes, and believe no whole. */
async function partOf(kept: Response, asked: string | null): Promise<Response> {
  const bytes = await kept.arrayBuffer()
  const size = bytes.byteLength
  const range = clipRange(asked, size)
  const headers = new Headers(kept.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set('accept-ranges', 'bytes')
  if (range.kind === 'whole') return new Response(bytes, { headers })
  if (range.kind === 'beyond') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return new Response(bytes.slice(range.start, range.end + 1), { status: 206, headers })
}

async function answerClip(request: Request): Promise<Response> {
  // To ask for a cache would make it.
  const kept = (await caches.has(keptCache))
    ? await (await caches.open(keptCache)).match(request.url)
    : undefined
  return kept ? partOf(kept, request.headers.get('range')) : fetch(request)
}

async function answerFile(request: Request): Promise<Response> {
  const address = request.url.slice(origin.length)
  const isSteady = address === built.steady || keptIcons.includes(address)
  const known = isSteady ? undefined : await keptFile(address)
  if (known) return known
  try {
    // A page of another build gets its own, and nothing of it is kept.
    return await fetch(request)
  } catch (error) {
    // Older browsers ask for the main script by the name that all builds share.
    const kept = isSteady && (await keptFile(address === built.steady ? built.main : address))
    if (kept) return kept
    throw error
  }
}

const isTakeOver = (data: unknown): data is TakeOver =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'take-over'

scope.addEventListener('install', event => event.waitUntil(install()))
scope.addEventListener('activate', event => event.waitUntil(activate()))
scope.addEventListener('fetch', event => {
  const { request, preloadResponse } = event
  const route = workerRoute(request, origin)
  if (route === 'page') event.respondWith(answerPage(request, preloadResponse))
  if (route === 'file') event.respondWith(answerFile(request))
  if (route === 'clip') event.respondWith(answerClip(request))
})
scope.addEventListener('message', event => {
  const { data, source } = event
  if (!isTakeOver(data)) return
  if (data.main === undefined || data.main === built.main) event.waitUntil(scope.skipWaiting())
  else source?.postMessage(otherVersion)
})
