import { CallFailed } from '../api/client'

/** A login that ended and too many calls are no answer to what was asked: it may be asked again. */
const mayPass = [401, 429]

/**
 * What to do with a call that fails: where the answer is no, what was chosen is set back to what is stored. Without an
 * answer it stays, for another try. The failure goes on to whoever made the call.
 */
export const whenRefused =
  (setBack: () => void) =>
  (error: unknown): never => {
    const status = error instanceof CallFailed ? error.status : 500
    if (status < 500 && !mayPass.includes(status)) setBack()
    throw error
  }
