import { retryWait } from '@duologue/domain/saving/retry-wait'

/** How what waits is sent. */
export interface SendHow {
  keepalive?: boolean
}

/** What a sender is told about the edits that it sends. */
export interface Sent {
  /** Milliseconds from the last edit until it is sent. */
  wait: number
  /** What waits now, in its order, by name. */
  waiting: () => readonly string[]
  /** Whether anything may be sent at all: nothing is wrong, nothing is to be decided. */
  maySend: () => boolean
  /** Sends the first of what waits; what it throws is a failure. */
  sendNext: (how: SendHow) => Promise<void>
  /** Whether the same may go well a little later. */
  mayPass: (error: unknown) => boolean
  onFailure: (error: unknown) => void
  onChange: () => void
}

/**
 * Sends what waits, one request at a time and none of them given up (songs.md#autosave): a while after the last
 * edit, again after 2, 5, 15 and 60 seconds when it failed.
 */
export function editSender(sent: Sent) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let flying: Promise<boolean> | null = null
  let failures = 0
  let isRetrying = false
  let triedAt = Date.now()

  const later = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), wait)
  }
  const run = async (how: SendHow): Promise<boolean> => {
    const due = new Set(sent.waiting())
    const isDue = () => due.has(sent.waiting()[0] ?? '')
    while (isDue() && sent.maySend()) {
      triedAt = Date.now()
      try {
        await sent.sendNext(how)
        failures = 0
      } catch (error) {
        failures += 1
        isRetrying = sent.mayPass(error)
        if (isRetrying) later(retryWait(failures))
        sent.onFailure(error)
        return false
      }
    }
    if (sent.waiting().length > 0 && sent.maySend()) later(sent.wait)
    return sent.waiting().length === 0
  }

  /** Sends at once what waits now; whether nothing waits any more. */
  function flush(how: SendHow = {}): Promise<boolean> {
    clearTimeout(timer)
    if (flying) return flying
    isRetrying = false
    flying = run(how).finally(() => {
      flying = null
      sent.onChange()
    })
    sent.onChange()
    return flying
  }

  return {
    flush,
    /** Sends until nothing waits, also what is edited meanwhile; whether that was possible. */
    async settle(): Promise<boolean> {
      await flush()
      return sent.waiting().length === 0 || flush()
    },
    /** Something was edited. */
    edited: () => {
      if (!isRetrying && !flying) later(sent.wait)
    },
    /** What stood in the way is gone, such as a missing login. */
    again: () => {
      failures = 0
      later(sent.wait)
    },
    stop: () => clearTimeout(timer),
    isSending: () => flying !== null,
    hasFailed: () => failures > 0,
    /** When it was last tried, in milliseconds. */
    triedAt: () => triedAt,
  }
}
