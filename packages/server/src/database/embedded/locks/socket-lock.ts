import { connect, createServer, type Server } from 'node:net'
import { DatabaseRefusal } from '../../database-refusal'
import { type AppLock, inUse } from './folder-in-use'

/** Longer than a busy event loop needs to answer, in milliseconds. */
const answerTimeout = 2000

/** Undefined when the name is taken. */
function listen(name: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer(socket => {
      socket.on('error', () => undefined)
      socket.end(String(process.pid))
    })
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(name, () => resolve(server.unref()))
  })
}

/** The owner's pid, 'unknown' when it does not answer, undefined when it has gone meanwhile. */
function askOwner(name: string): Promise<string | undefined> {
  return new Promise(resolve => {
    let answer = ''
    const socket = connect(name)
    socket.setTimeout(answerTimeout, () => {
      resolve('unknown')
      socket.destroy()
    })
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    socket.once('end', () => resolve(answer))
    socket.once('error', () => resolve(undefined))
  })
}

/**
 * The lock on Linux: an abstract Unix socket, which the kernel frees at any death of its owner.
 * It is seen inside one network namespace only; the heartbeat covers the others.
 */
export async function takeSocketLock(key: string): Promise<AppLock> {
  const name = `\0duologue-pg-${key}`
  for (let attempt = 0; attempt < 20; attempt++) {
    const server = await listen(name)
    if (server) {
      return { release: () => new Promise(resolve => void server.close(() => resolve())) }
    }
    const owner = await askOwner(name)
    if (owner !== undefined) throw new DatabaseRefusal(inUse(owner))
  }
  throw new DatabaseRefusal(inUse('unknown'))
}
