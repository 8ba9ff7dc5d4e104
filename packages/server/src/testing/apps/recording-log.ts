import type { Log } from '../../log'

/** A log for tests that keeps what was said. */
export function recordingLog(): Log & { readonly said: string[] } {
  const said: string[] = []
  return {
    said,
    info: message => void said.push(message),
    warn: message => void said.push(message),
    error: (error, message) => void said.push(`${message} ${String(error)}`),
  }
}
