import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a database server that can be cut, as when its machine fails. */
export interface BreakableWay {
  /** The address that leads this way to the database of an address. */
  through(databaseUrl: string): string
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>
  /** Takes new connections again. */
  mend(): Promise<void>
  /** Ends all connections, and leads to another server from then on. */
  leadTo(engineUrl: string): Promise<void>
}

function target(engineUrl: string): { path: string } | { host: string; port: number } {
  const url = new URL(engineUrl)
  const folder = url.searchParams.get('host')
  const port = url.searchParams.get('port') ?? url.port
  return folder
    ? { path: `${folder}/.s.PGSQL.${port}` }
    : { host: url.hostname, port: Number(port) }
}

/** Opens a way on loopback to the engine of this address; it ends with `cut`. */
export async function openBreakableWay(engineUrl: string): Promise<BreakableWay> {
  const sockets = new Set<Socket>()
  let leadsTo = engineUrl
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket)
    socket.on('error', () => other.destroy())
    socket.on('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
  }
  const server = createServer(near => {
    const far = connect(target(leadsTo))
    keep(near, far)
    keep(far, near)
    near.pipe(far).pipe(near)
  })
  let port = 0
  const mend = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address !== null && typeof address === 'object') port = address.port
  }
  await mend()
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    through(databaseUrl) {
      const url = new URL(databaseUrl)
      url.search = ''
      url.host = `127.0.0.1:${port}`
      return url.href
    },
    cut,
    mend,
    async leadTo(url) {
      await cut()
      leadsTo = url
      await mend()
    },
  }
}
