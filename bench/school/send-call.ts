import { Agent, type IncomingMessage, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

/** A call to be made: of a kind, by which it is counted. */
export interface Call {
  kind: string
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  token?: string
  /** JSON. */
  body?: string
  /** Names the call, so that it is done once. */
  key?: string
  /** The address of the caller, as a front server tells it. */
  from?: string
}

/** What came back; status 0 when nothing did. */
export interface Answer {
  status: number
  /** The text, which is put together when it is asked for: most callers only measure. */
  readonly body: string
  /** How many bytes of it came over the wire. */
  bytes: number
  retryAfter: string | undefined
}

/** How long a caller waits, in milliseconds: longer than the product may take to refuse. */
const patience = 30_000

/** Connections that are used again, as browsers keep them. */
export const keptConnections = (most: number) => new Agent({ keepAlive: true, maxSockets: most })

const unanswered: Answer = { status: 0, body: '', bytes: 0, retryAfter: undefined }

function answerOf({ statusCode, headers }: IncomingMessage, pieces: readonly Buffer[]): Answer {
  return {
    status: statusCode ?? 0,
    get body() {
      const sent = Buffer.concat(pieces)
      return (headers['content-encoding'] === 'br' ? brotliDecompressSync(sent) : sent).toString()
    },
    bytes: pieces.reduce((sum, { length }) => sum + length, 0),
    retryAfter: headers['retry-after'],
  }
}

/**
 * Makes a call as a browser does, which asks for compression, over Node's own client, which costs the generator little;
 * never rejects.
 */
export function sendCall(address: URL, agent: Agent, call: Call): Promise<Answer> {
  const { method, path, token, body, key, from } = call
  return new Promise(resolve => {
    const fail = () => resolve(unanswered)
    const sent = request(
      {
        agent,
        host: address.hostname,
        port: address.port,
        method,
        path,
        timeout: patience,
        headers: {
          'accept-encoding': 'gzip, br',
          ...(token === undefined ? {} : { authorization: token }),
          ...(from === undefined ? {} : { 'x-forwarded-for': from }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      answer => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('error', fail)
        answer.on('aborted', fail)
        answer.on('end', () => resolve(answerOf(answer, pieces)))
      },
    )
    sent.on('error', fail)
    sent.on('timeout', () => sent.destroy())
    sent.end(body)
  })
}
