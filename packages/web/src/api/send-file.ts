import { language } from '@duologue/domain/messages/language'
import { tagOf } from '@duologue/domain/messages/site-languages'

/** What came back: its status, its text, and the language of the text where that is told. */
export interface ApiAnswer {
  status: number
  body: string
  language?: string | null
  retryAfter?: string | null
}

/** How a file is sent: the share that has gone out so far, and a way to give it up. */
export interface FileSending {
  token: string | null
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** Sends one file as a form; `fetch` does not tell how much of it has gone out. Throws when there is no answer. */
export function sendFile(
  path: string,
  file: Blob,
  { token, onProgress, signal }: FileSending,
): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    const done = (settle: () => void) => () => {
      signal?.removeEventListener('abort', stop)
      settle()
    }
    request.open('POST', path)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', tagOf(language))
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total === 0 ? 0 : loaded / total),
    )
    request.addEventListener(
      'load',
      done(() =>
        resolve({
          status: request.status,
          body: request.responseText,
          language: request.getResponseHeader('content-language'),
        }),
      ),
    )
    request.addEventListener(
      'error',
      done(() => reject(new TypeError('Failed to send'))),
    )
    request.addEventListener(
      'abort',
      done(() => reject(signal?.reason ?? new TypeError('Failed to send'))),
    )
    signal?.addEventListener('abort', stop)
    const form = new FormData()
    form.set('file', file, 'file')
    request.send(form)
  })
}
