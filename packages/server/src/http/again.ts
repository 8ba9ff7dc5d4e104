/** The answer of a call that found what it would have made: sent with the endpoint's `statusAgain`. */
export class Again<Answer> {
  readonly answer: Answer

  constructor(answer: Answer) {
    this.answer = answer
  }
}

/** Answers that what was to be made was there already. */
export const again = <Answer>(answer: Answer): Again<Answer> => new Again(answer)
