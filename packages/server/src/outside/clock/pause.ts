import { setTimeout as wait } from 'node:timers/promises'

/** Resolves after `ms` milliseconds, or as soon as the signal says that nobody needs the pause any more. */
export type Pause = (ms: number, cutShort?: AbortSignal) => Promise<void>

export const machinePause: Pause = (ms, cutShort) =>
  wait(ms, undefined, cutShort && { signal: cutShort }).catch(() => {})
