/** How long a stop may take before what is still open is cut off, in milliseconds. */
const drainMs = 10_000

interface Running {
  stop(): Promise<void>
  /** Cuts off whoever is still connected. */
  cutOff?(): void
}

/** Stops, then ends the process. */
function stopAndExit({ stop, cutOff }: Running): void {
  if (cutOff) setTimeout(cutOff, drainMs).unref()
  stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}

/**
 * Ends the process on the first SIGTERM, SIGINT or SIGHUP, after `stop`; a second one ends it at once. What can be renewed
 * is renewed on SIGHUP, but where that only says that the terminal has gone.
 */
export function stopOnSignals(running: Running, { renew }: { renew?: () => void } = {}): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    stopAndExit(running)
  }
  const hangUp = renew && !process.stdin.isTTY ? renew : stop
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  process.on('SIGHUP', hangUp)
}

/**
 * The same for a process that has a keeper: its SIGTERM alone ends it, once, since a terminal tells its signals to all
 * processes at once. Ends by itself when the keeper is gone. Answers how it is ended by other words of the keeper.
 */
export function stopWithKeeper(running: Running): () => void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    stopAndExit(running)
  }
  process.on('SIGTERM', stop)
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  return stop
}
