import { spawn } from 'node:child_process'
import { join } from 'node:path'

const project = join(import.meta.dirname, '..')

/** A program of the project that says "ready at <address>" when it can be asked. */
export interface Child {
  address: string
  /** Milliseconds from its start until it was ready. */
  readyAfter: number
  pid: number
  /** Settles when it has ended, however it does. */
  ended: Promise<void>
  stop(): Promise<void>
}

/**
 * Starts Node with these arguments and waits until it is ready. The product serves in one process, so that machines of any
 * size measure the same, unless PROCESSES says otherwise.
 */
export function startChild(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<Child> {
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: { PROCESSES: '1', ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`${args.join(' ')} ended with ${code}`)))
    child.stdout.on('data', (piece: Buffer) => {
      const address = /ready at (http:\/\/[^\s)]+)/.exec(piece.toString())?.[1]
      if (!address) return
      const stop = () => {
        child.kill('SIGTERM')
        return ended
      }
      const readyAfter = Math.round(performance.now() - started)
      resolve({ address, readyAfter, pid: child.pid ?? 0, ended, stop })
    })
  })
}
