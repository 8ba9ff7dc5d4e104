/** Work that is done again and again. */
export interface Repeating {
  /** No round begins any more; settles when the last one is over. */
  stop(): Promise<void>
}

/** Does the work every so many milliseconds, never two rounds at a time, until it is stopped. */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): Repeating {
  let round = Promise.resolve()
  const timer = setInterval(() => {
    round = round.then(work).catch(onError)
  }, everyMs)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return round
    },
  }
}
