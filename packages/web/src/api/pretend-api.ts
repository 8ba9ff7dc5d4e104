import { NoAnswer } from './connection'
import type { FetchApi } from './fetch-api'

/** A call that has arrived, to be answered by the test. */
export interface PendingCall {
  path: string
  method: string
  body: unknown
  /** What names the call, so that it is done once. */
  key: string | undefined
  headers: Record<string, string> | undefined
  file: Blob | undefined
  keepalive: boolean
  onProgress: ((share: number) => void) | undefined
  answer: (status: number, body: unknown, retryAfter?: string) => void
  /** The network fails: there is no answer. */
  fail: () => void
}

/** A way to the API whose calls wait until they are answered by hand. */
export function pretendApi(): { api: FetchApi; calls: PendingCall[] } {
  const calls: PendingCall[] = []
  const api: FetchApi = (path, init) =>
    new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new TypeError('Failed to send')))
      calls.push({
        path,
        method: init?.method ?? 'GET',
        body: init?.body === undefined ? undefined : (JSON.parse(init.body) as unknown),
        key: init?.key,
        headers: init?.headers,
        file: init?.file,
        keepalive: init?.keepalive ?? false,
        onProgress: init?.onProgress,
        answer: (status, body, retryAfter) =>
          resolve({ status, body: JSON.stringify(body), ...(retryAfter ? { retryAfter } : {}) }),
        fail: () => reject(new NoAnswer()),
      })
    })
  return { api, calls }
}
