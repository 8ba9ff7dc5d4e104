import { createHash } from 'node:crypto'
import { type EncodedBody, encodedBody } from './files/encoded-body'

/** An answer with the tag of what it tells, such as `"song-12"`: sent as its `ETag`. */
export class Tagged<Answer> {
  readonly answer: Answer
  readonly tag: string

  constructor(answer: Answer, tag: string) {
    this.answer = answer
    this.tag = tag
  }
}

/** The tag of an answer by what it tells. Weak, since it may be sent compressed. */
const tagOf = (answer: unknown): string =>
  `W/"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 27)}"`

/** One that its room keeps: it is written down and compressed once, for all who ask for it. */
export class KeptAnswer<Answer> extends Tagged<Answer> {
  #body: EncodedBody | undefined

  constructor(answer: Answer) {
    super(answer, tagOf(answer))
  }

  /** The answer as it is sent. */
  body(write: (answer: Answer) => string): EncodedBody {
    this.#body ??= encodedBody(write(this.answer))
    return this.#body
  }
}

/** An answer with a cookie beside it, for a call that reads it again (lti.md#sessions). */
export class WithCookie<Answer> {
  readonly answer: Answer
  /** As the header `Set-Cookie` says it. */
  readonly cookie: string

  constructor(answer: Answer, cookie: string) {
    this.answer = answer
    this.cookie = cookie
  }
}
