/** How long a tab waits for another one that is sending, in milliseconds. */
const patience = 20_000

let inThisTab: Promise<unknown> = Promise.resolve()

/**
 * Does the work when no other work of this tab is under way, and that of no other tab (offline.md#sending). Where another tab
 * is at it for long, `late` is answered. A browser without locks, as on an address without TLS, lets every tab work: what
 * is sent twice is stored once.
 */
export function inOneTab<T>(work: () => Promise<T>, late: T): Promise<T> {
  const locked = (): Promise<T> =>
    'locks' in navigator
      ? navigator.locks
          .request('send', { signal: AbortSignal.timeout(patience) }, work)
          .catch(() => late)
      : work().catch(() => late)
  const turn = inThisTab.then(locked)
  inThisTab = turn
  return turn
}
