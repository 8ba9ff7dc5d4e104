import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** What somebody between answers in the place of the product. */
interface Answer {
  /** 200 where nothing else is said. */
  status?: number
  body: string
  headers?: Record<string, string>
}

/**
 * A way to the product that can be cut, as when the server is stopped, and on which answers can be others: `change` is told
 * a path with its query and what the product answers there, and answers what is to be said instead, if anything.
 */
export interface NetworkBetween {
  address: string
  /** The paths that were asked for since it was opened or since this was emptied. */
  asked: string[]
  change?: ((path: string, body: () => Promise<string>) => Promise<Answer | undefined>) | undefined
  cut(): Promise<void>
  mend(): Promise<void>
}

/** Of one connection only; and what is not compressed is not as long. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

const passed = (headers: IncomingMessage['headers'], more: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => value !== undefined && ![...ownHeaders, ...more].includes(name),
    ),
  )

/** Asks the product what the browser has asked; changed answers are read as text, so that none is compressed. */
async function passOn(
  product: URL,
  near: IncomingMessage,
  reply: ServerResponse,
  change: NetworkBetween['change'],
) {
  const path = near.url ?? '/'
  const far = request({
    hostname: product.hostname,
    port: product.port,
    path,
    method: near.method,
    headers: { ...near.headers, ...(change ? { 'accept-encoding': 'identity' } : {}) },
  })
  near.pipe(far)
  // Whoever has gone hears no more; what nobody reads would be held by the product for ever.
  reply.once('close', () => far.destroy())
  far.on('error', () => reply.destroy())
  const [answer] = (await once(far, 'response')) as [IncomingMessage]
  answer.on('error', () => reply.destroy())
  const changed = await change?.(path, () => text(answer))
  if (changed) {
    answer.resume()
    const headers = passed(answer.headers, ['etag', 'content-security-policy', 'x-offline'])
    reply.writeHead(changed.status ?? 200, { ...headers, ...changed.headers })
    return reply.end(changed.body)
  }
  const { 'content-length': length, ...headers } = answer.headers
  reply.writeHead(answer.statusCode ?? 502, {
    ...passed(headers),
    ...(length === undefined ? {} : { 'content-length': length }),
  })
  return answer.pipe(reply)
}

/** Opens such a way; it ends with the test. */
export async function openNetworkBetween(product: string): Promise<NetworkBetween> {
  const far = new URL(product)
  let port = 0
  const open = async () => {
    const server = createServer((near, reply) => {
      between.asked.push(near.url ?? '/')
      passOn(far, near, reply, between.change).catch(() => reply.destroy())
    })
    await once(server.listen(port, 'localhost'), 'listening')
    port = (server.address() as AddressInfo).port
    return server
  }
  let server = await open()
  const close = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  const between: NetworkBetween = {
    address: `http://localhost:${port}`,
    asked: [],
    cut: close,
    async mend() {
      server = await open()
    },
  }
  onTestFinished(close)
  return between
}
