import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** What a service was sent. */
export interface Heard {
  path: string
  headers: IncomingMessage['headers']
  body: unknown
}

/** What it answers: a status with JSON and maybe an address to go on to, a text that is none, or nothing at all. */
export type Said =
  | { status?: number; json: unknown; location?: string }
  | { text: string }
  | 'silence'

export interface AnsweringService {
  /** Such as `http://127.0.0.1:43123`. */
  url: string
  heard: Heard[]
}

/** A service outside, as a real HTTP server on a loopback port that answers as it is told. */
export async function answeringService(answer: (heard: Heard) => Said): Promise<AnsweringService> {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || 'null')
      const one = { path: request.url ?? '', headers: request.headers, body }
      heard.push(one)
      const said = answer(one)
      if (said === 'silence') return
      if ('text' in said) return response.end(said.text)
      const { status = 200, location } = said
      const headers = location === undefined ? {} : { location }
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(JSON.stringify(said.json))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard }
}
