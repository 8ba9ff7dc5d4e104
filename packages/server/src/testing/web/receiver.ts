import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { testCertificate } from './test-certificate'

/** What a receiver was sent. */
export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A program of somebody else that is told things at an https address of this machine. */
export interface Receiver {
  /** Such as `https://127.0.0.1:43123`, without a slash at the end. */
  address: string
  received: Received[]
  close(): Promise<void>
}

/**
 * Starts one; `answer` answers what it was sent, or lets the caller wait by doing nothing.
 */
export async function startReceiver(
  answer: (response: ServerResponse, received: Received) => void = response => response.end('ok'),
): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer(testCertificate, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url: path = '', headers } = request
      const one = { path, headers, body: Buffer.concat(chunks).toString('utf8') }
      received.push(one)
      answer(response, one)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `https://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
