import { CallFailed } from '../api/call-failed'

/** Whether a call may be made another time: the network, a login that is over, a server that is busy. */
export function mayWait(error: unknown): boolean {
  if (!(error instanceof CallFailed)) return true
  return error.status === 401 || error.status === 429 || error.status >= 500
}
