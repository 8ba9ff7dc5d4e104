/** Milliseconds until the last byte of an answer. */
const patience = 5000
/** Bytes; documents, keys and tokens are a few thousand. */
const mostBytes = 100_000

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new Error('the issuer sent too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function objectIn(text: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // The parser's own error quotes the text, which may be a token.
    throw new Error('the issuer did not send JSON')
  }
  if (typeof value !== 'object' || value === null) throw new Error('the issuer sent no object')
  return value
}

/** The code of OAuth that a refusal carries, such as `invalid_client` for a wrong secret; nothing else of it is told. */
async function codeOf(response: Response): Promise<string> {
  try {
    const { error } = { error: undefined, ...objectIn(await textOf(response)) }
    return typeof error === 'string' && /^[a-z_]{1,40}$/.test(error) ? ` (${error})` : ''
  } catch {
    return ''
  }
}

/**
 * The JSON object at an address of the issuer; with a form it is sent by POST. Follows no redirect, waits 5 seconds and
 * reads 100 kB. Throws when anything else than a JSON object with status 200 comes.
 */
export async function askIssuer(
  address: URL,
  form?: URLSearchParams,
): Promise<Record<string, unknown>> {
  const response = await fetch(address, {
    ...(form ? { method: 'POST', body: form } : {}),
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  if (response.status !== 200) {
    throw new Error(`the issuer answered ${response.status}${await codeOf(response)}`)
  }
  return { ...objectIn(await textOf(response)) }
}
