import { type Refusal, refusals } from '@duologue/domain/messages/refusals'

/** Thrown by handlers: the call is refused with a code; status and words hang on it (architecture.md, habit 7). */
export class Refused extends Error {
  readonly refusal: Refusal
  readonly fields: Record<string, string> | undefined

  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined

  constructor(refusal: Refusal, fields?: Record<string, string>, retryAfter?: number) {
    super(refusals[refusal])
    this.refusal = refusal
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** Thrown when somebody else's change came first: refused with what is stored now, so that nothing is lost. */
export class ChangedElsewhere extends Refused {
  readonly current: unknown

  constructor(refusal: Refusal, current: unknown) {
    super(refusal)
    this.current = current
  }
}
