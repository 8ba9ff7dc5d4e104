import { Agent, request } from 'node:http'

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
  body: string
  retryAfter: string | undefined
}

/** How long a caller waits, in milliseconds: longer than the product may take to refuse. */
const patience = 30_000

/** Connections that are used again, as browsers keep them. */
export const keptConnections = (most: number) => new Agent({ keepAlive: true, maxSockets: most })

/** Makes a call over Node's own client, which costs the generator little; never rejects. */
export function sendCall(address: URL, agent: Agent, call: Call): Promise<Answer> {
  const { method, path, token, body, key, from } = call
  return new Promise(resolve => {
    const fail = () => resolve({ status: 0, body: '', retryAfter: undefined })
    const sent = request(
      {
        agent,
        host: address.hostname,
        port: address.port,
        method,
        path,
        timeout: patience,
        headers: {
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
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(pieces).toString(),
            retryAfter: answer.headers['retry-after'],
          }),
        )
      },
    )
    sent.on('error', fail)
    sent.on('timeout', () => sent.destroy())
    sent.end(body)
  })
}
