import cluster, { type Worker } from 'node:cluster'
import { gatherMetrics } from './machine-metrics'
import type { ToKeeper, ToProcess } from './messages'

/** How long a process may take to end before it is killed, in milliseconds: longer than its own stop waits for anything. */
const longestEnd = 30_000

/** A process ended before it served; it has said itself what was wrong. */
export class EndedEarly extends Error {
  constructor(readonly how: string) {
    super(`A process ended with ${how} before it served.`)
  }
}

/** What the processes are made of. */
export interface WorkerOptions {
  /** The program that each process runs. */
  program: string
  /** What is in their environment besides ours. */
  environment: Record<string, string>
  /** One that served has ended by itself, with this signal or code. */
  onDeath(how: string): void
}

/** The processes that serve on one port. */
export interface WorkerPool {
  readonly serving: ReadonlySet<Worker>
  /** Starts one more; settles with its address when it serves, and rejects with `EndedEarly` when it ends before. */
  start(): Promise<string>
  /** Ends one, by a message or else by SIGTERM, in the end by force; settles when it has ended. */
  end(worker: Worker, message?: ToProcess): Promise<void>
  /** Ends all there are, those too that do not serve yet. */
  endAll(): Promise<void>
  /** Counts a start in the place of one that ended by itself. */
  countRestart(): void
}

/** What a keeper hands over: a connection that it has accepted. Closing one that was taken does nothing. */
interface Handed {
  close(): void
}

/**
 * Closes the connection that a process was handed when it died. The cluster forgets it, open, and whoever is at its
 * other end would wait for ever.
 */
function closeUntaken({ process: child }: Worker): void {
  const send = child.send.bind(child)
  let handed: Handed | undefined
  child.send = (...told: unknown[]) => {
    if (told[1]) handed = told[1] as Handed
    return Reflect.apply(send, child, told)
  }
  child.once('exit', () => handed?.close())
}

/** Settles when a process has ended. */
const endOf = (worker: Worker) =>
  new Promise<void>(resolve => (worker.isDead() ? resolve() : worker.once('exit', () => resolve())))

/** Processes of a program, none yet. Each gets connections in turn from this one. */
export function makeWorkerPool({ program, environment, onDeath }: WorkerOptions): WorkerPool {
  cluster.setupPrimary({ exec: program })
  const serving = new Set<Worker>()
  const ending = new Set<Worker>()
  const metrics = gatherMetrics(serving)
  const start = () =>
    new Promise<string>((resolve, reject) => {
      const worker = cluster.fork(environment)
      closeUntaken(worker)
      worker.on('message', (message: ToKeeper) => {
        metrics.hear(worker, message)
        if (message.kind !== 'ready') return
        serving.add(worker)
        resolve(message.address)
      })
      worker.once('exit', (code, signal) => {
        const how = signal ?? `code ${code}`
        if (serving.delete(worker) && !ending.has(worker)) onDeath(how)
        ending.delete(worker)
        reject(new EndedEarly(how))
      })
    })
  const end = async (worker: Worker, message?: ToProcess) => {
    ending.add(worker)
    if (message) worker.send(message)
    else worker.process.kill('SIGTERM')
    const hardest = setTimeout(() => worker.process.kill('SIGKILL'), longestEnd)
    await endOf(worker)
    clearTimeout(hardest)
  }
  const endAll = async () => {
    const workers = Object.values(cluster.workers ?? {})
    await Promise.all(workers.flatMap(worker => (worker ? [end(worker)] : [])))
  }
  return { serving, start, end, endAll, countRestart: metrics.restarted }
}
