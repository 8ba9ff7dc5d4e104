import { setImmediate as turn } from 'node:timers/promises'

/** So long is worked at a stretch, in milliseconds. */
const stretch = 2

/**
 * For work over many: awaited between two of them it lets whoever else waits have their turn, once that has gone on for a
 * while. What falls due in all games of a school in the same moment keeps no other call waiting.
 */
export function lettingOthers(now: () => number = () => performance.now()): () => Promise<void> {
  let since = now()
  return async () => {
    if (now() - since < stretch) return
    await turn()
    since = now()
  }
}
