import { CallFailed } from '../api/client'
import { isNotFound } from '../api/is-not-found'
import { tellFailure } from '../session/tell-failure'
import { unsay } from '../ui/feedback/notify'

/**
 * What an autosaver that saves by a call makes of its failures: no answer, 429 and 5xx may pass; that it is not
 * found says that it is gone; a refusal is an answer and is not sent again by itself. What is told of a failure goes with the next success.
 *
 * @param about the thing that is saved
 */
export function savedByCall(about: string, onGone: () => void) {
  return {
    mayPass: (error: unknown) =>
      !(error instanceof CallFailed) || error.status === 429 || error.status >= 500,
    isGone: isNotFound,
    onFailure: (error: unknown) => tellFailure(error, about),
    onStored: () => unsay(about),
    onGone,
  }
}
