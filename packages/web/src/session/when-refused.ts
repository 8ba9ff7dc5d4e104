import { mayWait } from './may-wait'

/**
 * What to do with a call that fails: where the answer is no, what was chosen is set back to what is stored. Without an
 * answer, or where it may be asked again, it stays for another try. The failure goes on to whoever made the call.
 */
export const whenRefused =
  (setBack: () => void) =>
  (error: unknown): never => {
    if (!mayWait(error)) setBack()
    throw error
  }
