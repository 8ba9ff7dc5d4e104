import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import { type Aggregator, Gauge, type Registry } from 'prom-client'

const nano = 1e9
const micro = 1e6

/** What the engine of this process is asked for: one watch, however many servers it has. */
interface EngineWatch {
  delay: ReturnType<typeof monitorEventLoopDelay>
  collected: { seconds: number }
}
let watch: EngineWatch | undefined

function watchEngine(): EngineWatch {
  if (watch) return watch
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const collected = { seconds: 0 }
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) collected.seconds += duration / 1000
  }).observe({ entryTypes: ['gc'] })
  watch = { delay, collected }
  return watch
}

/** What Node says of a process: how late it is, what it keeps, what it costs. */
export function addMetricsOfNode(registers: Registry[], version: string): void {
  const { delay, collected } = watchEngine()
  const gauge = (name: string, help: string, read: () => number, aggregator: Aggregator = 'sum') =>
    new Gauge({
      name,
      help,
      aggregator,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge(
    'nodejs_eventloop_lag_p99_seconds',
    'How late things happen, of a hundred all but one, since it was asked last.',
    () => {
      const late = delay.percentile(99) / nano
      delay.reset()
      return Number.isFinite(late) ? late : 0
    },
    'max',
  )
  gauge('nodejs_heap_used_bytes', 'What the engine keeps.', () => process.memoryUsage().heapUsed)
  gauge('nodejs_gc_seconds_total', 'Time spent on letting go of memory.', () => collected.seconds)
  gauge('process_cpu_seconds_total', 'Time of the processor.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / micro
  })
  new Gauge({
    name: 'duologue_build_info',
    help: 'Which version runs, and on which Node.',
    aggregator: 'max',
    labelNames: ['version', 'node'],
    registers,
  })
    .labels(version, process.versions.node)
    .set(1)
}
