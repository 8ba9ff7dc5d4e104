/** Seconds between the tries of something that failed (songs.md#autosave). */
const retrySeconds = [2, 5, 15, 60] as const

/** Milliseconds to wait after the given number of failures in a row. */
export const retryWait = (failures: number): number =>
  (retrySeconds[Math.min(Math.max(failures, 1), retrySeconds.length) - 1] ?? 0) * 1000
