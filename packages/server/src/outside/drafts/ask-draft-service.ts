import { DraftFailed } from './draft-service'

/** Bytes; sixteen long lines with translations are ten thousand. */
const mostBytes = 200_000

/** What is sent to the service: JSON, with a header that may carry its key. */
interface Question {
  address: URL
  headers: Record<string, string>
  body: unknown
}

/** The bytes of an answer, as long as there are not too many. */
async function bytesOf(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let left = mostBytes
  for await (const part of response.body ?? []) {
    left -= part.byteLength
    if (left < 0) throw new DraftFailed('the service sent too much')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * The JSON that the service answers; undefined where it is none. Follows no redirect. Throws `DraftFailed` where nothing
 * comes, or too much.
 */
export async function askDraftService(
  { address, headers, body }: Question,
  signal: AbortSignal,
): Promise<unknown> {
  const lost = () => new DraftFailed(signal.aborted ? 'the service is too slow' : 'no connection')
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  }).catch(() => {
    throw lost()
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new DraftFailed(`the service answered ${response.status}`)
  }
  const bytes = await bytesOf(response).catch(error => {
    throw error instanceof DraftFailed ? error : lost()
  })
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
