import type { MetricObject } from 'prom-client'

/** What a process tells its keeper. */
export type ToKeeper =
  /** It serves, and where. */
  | { kind: 'ready'; address: string }
  /** It wants the metrics of the whole machine; the answer bears the same number. */
  | { kind: 'metrics-wanted'; number: number }
  /** Its own metrics, as they were asked for under this number. */
  | { kind: 'own-metrics'; number: number; metrics: MetricObject[] }

/** What a keeper tells a process. */
export type ToProcess =
  /** To end when everybody has gone elsewhere. */
  | { kind: 'retire' }
  | { kind: 'own-metrics-wanted'; number: number }
  | { kind: 'metrics'; number: number; text: string }

/** Says something to the keeper; one that is gone hears nothing. */
export function tellKeeper(message: ToKeeper): void {
  if (process.connected) process.send?.(message)
}

/** Hears what the keeper says. */
export function hearKeeper(hear: (message: ToProcess) => void): void {
  process.on('message', message => hear(message as ToProcess))
}
