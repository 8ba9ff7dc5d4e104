import { language } from '@duologue/domain/messages/language'
import { tagOf } from '@duologue/domain/messages/site-languages'
import { savedToken } from '../saved-here/signed-in'
import { connection, NoAnswer } from './connection'
import type { ApiAnswer } from './send-file'

/** Sends one request to the API and gives back its answer; throws only when there is none (`NoAnswer`). */
export type FetchApi = (
  path: string,
  init?: {
    method: string
    body?: string
    key?: string
    headers?: Record<string, string>
    keepalive?: boolean
    /** Sent as a form instead of a body; `onProgress` is told the share that has gone out. */
    file?: Blob
    onProgress?: (share: number) => void
    signal?: AbortSignal
  },
) => Promise<ApiAnswer>

/** The browser's way to the API; carries the token of whoever is logged in (security.md#tokens-in-calls). */
export const fetchApi: FetchApi = async (path, init) => {
  // Read before anything is waited for: a logout sends the token that it is about to forget.
  const token = savedToken.get()
  if (init?.file) {
    const { sendFile } = await import('./send-file')
    return sendFile(path, init.file, { ...init, token })
  }
  const response = await fetch(path, {
    method: init?.method ?? 'GET',
    headers: {
      accept: 'application/json',
      'accept-language': tagOf(language),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(init?.key ? { 'idempotency-key': init.key } : {}),
      ...(init?.body ? { 'content-type': 'application/json' } : {}),
      ...init?.headers,
    },
    ...(init?.body ? { body: init.body } : {}),
    ...(init?.keepalive ? { keepalive: true } : {}),
  }).catch(() => {
    connection.set(false)
    throw new NoAnswer()
  })
  return {
    status: response.status,
    body: await response.text(),
    language: response.headers.get('content-language'),
  }
}
