import { CallFailed } from '../api/call-failed'
import { NoAnswer } from '../api/connection'

/** What came of a call for something that waits. */
export type Made =
  /** It is stored. */
  | { readonly kind: 'stored' }
  /** It never will be; `error` says why. */
  | { readonly kind: 'refused'; readonly error: CallFailed }
  /** It could not be now; the next may be sent all the same. */
  | { readonly kind: 'waits' }
  /** Nothing can be sent now: nobody answers, or the server asks for a pause of so many seconds. */
  | { readonly kind: 'stop'; readonly seconds?: number }
  /** The login has ended: all waits for the next one. */
  | { readonly kind: 'login' }

/** How long a server that does not say so is let be, in seconds. */
const usualPause = 30

/** How long a call may take until it counts as not answered, in milliseconds: other tabs wait for this one. */
const patience = 30_000

/** Who is refused without a code was refused by somebody else, a front server for one: that says nothing for good. */
const isForGood = ({ status, code }: CallFailed) => status < 500 && status !== 408 && code !== ''

/** Makes the call, and tells what came of it; never rejects. */
export async function makeOnce(call: () => Promise<unknown>): Promise<Made> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const noAnswer = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), patience)
  })
  try {
    await Promise.race([call(), noAnswer])
    return { kind: 'stored' }
  } catch (error) {
    if (!(error instanceof CallFailed)) return { kind: 'stop' }
    if (error.status === 401) return { kind: 'login' }
    if (error.status === 429 || error.status === 503) {
      return { kind: 'stop', seconds: Number(error.retryAfter) || usualPause }
    }
    return isForGood(error) ? { kind: 'refused', error } : { kind: 'waits' }
  } finally {
    clearTimeout(timer)
  }
}
