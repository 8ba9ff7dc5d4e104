import type { errorAnswer } from '@duologue/contract/shapes/refusals'
import type { Refusal } from '@duologue/domain/messages/refusals'
import type * as z from 'zod/mini'

/** Thrown by handlers: the call is refused with a code; status and words hang on it (security.md#error-answers). */
export class Refused extends Error {
  readonly refusal: Refusal
  readonly fields: Record<string, string> | undefined

  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined

  constructor(refusal: Refusal, fields?: Record<string, string>, retryAfter?: number) {
    super(refusal)
    this.refusal = refusal
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

type Detail = Pick<z.output<typeof errorAnswer>, 'conflicts' | 'missing' | 'unknown'>

/** A conflict: somebody else's change came first. Refused with what is stored now, so that nothing is lost. */
export class ChangedElsewhere extends Refused {
  readonly current: unknown
  /** What exactly the two have changed. */
  readonly detail: Detail

  constructor(refusal: Refusal, current: unknown, detail: Detail = {}) {
    super(refusal)
    this.current = current
    this.detail = detail
  }
}
