import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * The address of a network between, such as some schools have: it passes everything on, but whatever wants to become a
 * socket is dropped. It ends with the test.
 */
export async function dropsSockets(address: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const server = createServer(near => {
    const far = connect(Number(port), hostname)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.on('error', () => other.destroy())
      end.on('close', () => other.destroy())
    }
    far.pipe(near)
    near.on('data', piece => {
      if (/\r\nupgrade: websocket/i.test(piece.toString('latin1'))) near.destroy()
      else far.write(piece)
    })
  })
  await once(server.listen(0, hostname), 'listening')
  onTestFinished(() => void server.close())
  return `http://${hostname}:${(server.address() as AddressInfo).port}`
}
