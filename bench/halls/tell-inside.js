import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

// Put before the product (`--import`): asked by SIGUSR2 it writes down what cannot be seen from outside, and begins anew. With
// `--expose-gc` it collects before what nobody holds any more.
const resolution = 1
const delays = monitorEventLoopDelay({ resolution })
delays.enable()

process.on('SIGUSR2', () => {
  const ms = nanoseconds => Math.max(0, nanoseconds / 1e6 - resolution)
  const heldUp = { p99: ms(delays.percentile(99)), most: ms(delays.max) }
  globalThis.gc?.()
  delays.reset()
  const { heapUsed, external } = process.memoryUsage()
  appendFileSync(
    process.env.INSIDE_FILE ?? '',
    `${JSON.stringify({ held: heapUsed + external, heldUp })}\n`,
  )
})
