import type { Worker } from 'node:cluster'
import { AggregatorRegistry, Counter, type MetricObject, Registry } from 'prom-client'
import { hearKeeper, type ToKeeper, type ToProcess, tellKeeper } from './messages'

/** A process that says nothing for so many milliseconds is left out of what is told now. */
const longestAnswer = 1000

/** The keeper's part in the metrics. */
export interface GatheredMetrics {
  /** Hears what a process says of metrics. */
  hear(worker: Worker, message: ToKeeper): void
  /** A process was started in the place of one that ended. */
  restarted(): void
}

/** Adds up the metrics of the processes that serve, and what only their keeper knows. */
export function gatherMetrics(serving: ReadonlySet<Worker>): GatheredMetrics {
  const own = new Registry()
  const restarts = new Counter({
    name: 'process_restarts_total',
    help: 'Processes that were started in the place of one that ended by itself.',
    registers: [own],
  })
  const waiting = new Map<number, (metrics: MetricObject[]) => void>()
  let asked = 0
  const tell = (worker: Worker, message: ToProcess) => {
    if (worker.isConnected()) worker.send(message)
  }
  const ask = (worker: Worker) =>
    new Promise<MetricObject[]>(resolve => {
      asked += 1
      const number = asked
      const answer = (metrics: MetricObject[]) => {
        clearTimeout(late)
        waiting.delete(number)
        resolve(metrics)
      }
      const late = setTimeout(() => answer([]), longestAnswer)
      waiting.set(number, answer)
      tell(worker, { kind: 'own-metrics-wanted', number })
    })
  const textOfAll = async () => {
    const metrics = await Promise.all([...serving].map(ask))
    const sum = AggregatorRegistry.aggregate(metrics)
    return `${await sum.metrics()}\n${await own.metrics()}`
  }
  return {
    restarted: () => restarts.inc(),
    hear(worker, message) {
      if (message.kind === 'own-metrics') waiting.get(message.number)?.(message.metrics)
      if (message.kind !== 'metrics-wanted') return
      const { number } = message
      void textOfAll().then(text => tell(worker, { kind: 'metrics', number, text }))
    },
  }
}

/** Hands a process's own metrics to its keeper. Answers how the metrics of the whole machine are asked for. */
export function shareMetrics(own: Registry): () => Promise<string> {
  const waiting = new Map<number, (text: string) => void>()
  let asked = 0
  hearKeeper(message => {
    if (message.kind === 'own-metrics-wanted') {
      const { number } = message
      void own
        .getMetricsAsJSON()
        .then(metrics => tellKeeper({ kind: 'own-metrics', number, metrics }))
    }
    if (message.kind !== 'metrics') return
    waiting.get(message.number)?.(message.text)
    waiting.delete(message.number)
  })
  return () =>
    new Promise(resolve => {
      asked += 1
      waiting.set(asked, resolve)
      tellKeeper({ kind: 'metrics-wanted', number: asked })
    })
}
