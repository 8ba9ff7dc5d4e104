import { language } from '@duologue/domain/messages/language'
import { tagOf } from '@duologue/domain/messages/site-languages'
import { savedToken } from '../saved-here/signed-in'
import { connection } from '../ui/has-connection'
import { NoAnswer, ownAnswer } from './connection'
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

/** Roughly: whoever keeps them looks again. */
const isOwn = /\/(learn|today|best)/

/** Nobody has answered: what is only read may be kept here. */
async function withoutAnswer(path: string, method?: string): Promise<ApiAnswer> {
  const kept =
    method === 'GET' &&
    (await import('../kept-here/kept-answer')
      .then(({ keptAnswer }) => keptAnswer(path))
      .catch(() => undefined))
  if (!kept) throw new NoAnswer()
  return kept
}

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
  })
  if (!response) return withoutAnswer(path, init?.method)
  const body = await response.text()
  // To a login that is another one by now it is nobody's.
  if (response.ok && token === savedToken.get() && isOwn.test(path)) ownAnswer.set([path, body])
  return {
    status: response.status,
    body,
    language: response.headers.get('content-language'),
    retryAfter: response.headers.get('retry-after'),
  }
}
