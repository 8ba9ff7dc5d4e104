import { setTimeout as pause } from 'node:timers/promises'

/** Some of the work that waits, little enough to be done in a moment; answers whether more may be waiting. */
export type Portion = () => Promise<boolean>

/** Work that is done again and again. */
export interface Repeating {
  /** No portion begins any more; settles when the last one is over. */
  stop(): Promise<void>
}

/**
 * Does what waits, portion by portion, then rests so many milliseconds, and so on until it is stopped: however much is
 * waiting, a stop waits for one portion. What failed waits for the next round.
 *
 * @param firstMs the rest before the first round.
 */
export function repeat(
  everyMs: number,
  portion: Portion,
  onError: (error: unknown) => void,
  firstMs = everyMs,
): Repeating {
  const stopping = new AbortController()
  const { signal } = stopping
  const rest = (ms: number) => pause(ms, undefined, { ref: false, signal }).catch(() => undefined)
  const round = async () => {
    while (!signal.aborted && (await portion()));
  }
  const rounds = async () => {
    for (await rest(firstMs); !signal.aborted; await rest(everyMs)) await round().catch(onError)
  }
  const over = rounds()
  return {
    stop: () => {
      stopping.abort()
      return over
    },
  }
}
