import { machinePause, type Pause } from '../clock/pause'
import { TranslationFailed } from './translator'

/** Milliseconds before the second and the third try of a service that is busy or broken. */
const pauses = [300, 900]
/** Bytes; fifty long lines are a few tens of thousands. */
const mostBytes = 2_000_000

/** What is sent to a service: JSON to an address, with headers that may carry a key. */
export interface Question {
  address: URL
  headers?: Record<string, string>
  body: unknown
}

const isPassing = (status: number) => status === 429 || status >= 500

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new TranslationFailed('the service sent too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own error quotes the text.
    throw new TranslationFailed('the service did not send JSON')
  }
}

/**
 * The JSON that a service answers. Follows no redirect; a status of 429 or from 500 is tried twice more, until the
 * signal ends it. Throws `TranslationFailed` when nothing usable comes.
 */
export async function askService(
  { address, headers = {}, body }: Question,
  signal: AbortSignal,
  pause: Pause = machinePause,
): Promise<unknown> {
  const request = JSON.stringify(body)
  for (let tries = 0; ; tries += 1) {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: request,
      redirect: 'error',
      signal,
    }).catch(() => {
      throw new TranslationFailed(signal.aborted ? 'the service is too slow' : 'no connection')
    })
    if (response.status === 200) {
      const text = await textOf(response).catch(error => {
        throw error instanceof TranslationFailed ? error : new TranslationFailed('no whole answer')
      })
      return jsonOf(text)
    }
    await response.body?.cancel()
    const ms = pauses[tries]
    if (ms === undefined || !isPassing(response.status) || signal.aborted)
      throw new TranslationFailed(`the service answered ${response.status}`)
    await pause(ms, signal)
  }
}

/** As many texts as were asked for, or `TranslationFailed`. */
export function textsOf(value: unknown, count: number): string[] {
  if (!Array.isArray(value) || value.length !== count)
    throw new TranslationFailed('the service sent another number of texts')
  return value.map((text: unknown) => {
    if (typeof text !== 'string') throw new TranslationFailed('the service sent no text')
    return text.trim()
  })
}
