/** How long a stop may take before what is still open is cut off, in milliseconds. */
const drainMs = 10_000

/** Ends the process on the first SIGTERM, SIGINT or SIGHUP, after `stop`; a second one ends it at once. */
export function stopOnSignals(running: { stop(): Promise<void>; cutOff(): void }): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(running.cutOff, drainMs).unref()
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
}
