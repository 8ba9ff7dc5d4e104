/** The answer of an idempotent call that found what it would have made: sent with the endpoint's `statusExisting`. */
export class Existing<Answer> {
  readonly answer: Answer

  constructor(answer: Answer) {
    this.answer = answer
  }
}

/** Answers that what was to be made was there already. */
export const existing = <Answer>(answer: Answer): Existing<Answer> => new Existing(answer)
