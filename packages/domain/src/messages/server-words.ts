import { resetMail, signUpAgainMail, verifyMail } from './accounts/mails'
import { type Refusal, refusals } from './refusals'

/** What the server itself says in a language; all else is said by the pages (decision 094). */
export interface ServerWords {
  readonly refusals: Readonly<Record<Refusal, string>>
  readonly mails: {
    readonly reset: typeof resetMail
    readonly verify: typeof verifyMail
    readonly signUpAgain: typeof signUpAgainMail
  }
}

export const serverWords: ServerWords = {
  refusals,
  mails: { reset: resetMail, verify: verifyMail, signUpAgain: signUpAgainMail },
}
