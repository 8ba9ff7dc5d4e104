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

/** One that its room keeps: it is written down and compressed once, for all who ask for it. */
export class KeptAnswer<Answer> extends Tagged<Answer> {
  #body: EncodedBody | undefined

  /** The answer as it is sent. */
  body(write: (answer: Answer) => string): EncodedBody {
    this.#body ??= encodedBody(write(this.answer))
    return this.#body
  }
}
