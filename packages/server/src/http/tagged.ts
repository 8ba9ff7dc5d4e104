/** An answer with the tag of what it tells, such as `"song-12"`: sent as its `ETag`. */
export class Tagged<Answer> {
  readonly answer: Answer
  readonly tag: string

  constructor(answer: Answer, tag: string) {
    this.answer = answer
    this.tag = tag
  }
}
