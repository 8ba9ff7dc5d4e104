/** What the worker knows of a request. */
export interface AskedOfWorker {
  method: string
  /** How it is asked for: `navigate` for a page. */
  mode: string
  url: string
}

/**
 * What the worker does with a request (offline.md#the-worker): it answers a `page` from the network or with
 * the shell, a `file` of the build from what it keeps, a `clip` (or a picture) from what somebody chose to keep, and
 * leaves everything else to the browser.
 */
export type WorkerRoute = 'page' | 'file' | 'clip' | 'untouched'

/** Addresses that are no page of the router; a page that stands by itself must work when this worker does not. */
const noPage =
  /^\/(api|audio|art|assets|media|sitemaps|google|sso|recover|language|shell|healthz|readyz|metrics)(\/|$)|^\/[\w-]+\.\w+$/i

const isClip = (path: string) => /^\/(audio|art|media)\/./.test(path)
const isFile = (path: string) => /^\/assets\/[\w-]+\.\w+$/.test(path)

/** Icons have an address of their own; they change with a build. */
export const keptIcons: readonly string[] = ['/favicon.ico', '/icon.svg']

/** Which part of the worker answers a request. Of other sites' it answers none: its own policy would refuse them. */
export function workerRoute({ method, mode, url }: AskedOfWorker, origin: string): WorkerRoute {
  if (method !== 'GET' || !url.startsWith(`${origin}/`)) return 'untouched'
  const path = url.slice(origin.length).replace(/[?#].*$/s, '')
  if (mode === 'navigate') return noPage.test(path) ? 'untouched' : 'page'
  if (isClip(path)) return 'clip'
  return isFile(path) || keptIcons.includes(path) ? 'file' : 'untouched'
}
