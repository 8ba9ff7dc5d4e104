/** Some of the work that waits, little enough to be done in a moment; answers whether more may be waiting. */
export type Portion = () => Promise<boolean>

/** Work that is done again and again. */
export interface Repeating {
  /** Something waits: the next round begins now, or as soon as the one under way is over. */
  wake(): void
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
  let isStopped = false
  let isWoken = false
  let endRest = () => {}
  const rest = (ms: number) =>
    new Promise<void>(resolve => {
      if (isWoken) return resolve()
      const timer = setTimeout(resolve, ms)
      timer.unref()
      endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const wake = () => {
    isWoken = true
    endRest()
  }
  const round = async () => {
    isWoken = false
    while (!isStopped && (await portion()));
  }
  const rounds = async () => {
    for (await rest(firstMs); !isStopped; await rest(everyMs)) await round().catch(onError)
  }
  const over = rounds()
  return {
    wake,
    stop() {
      isStopped = true
      wake()
      return over
    },
  }
}
