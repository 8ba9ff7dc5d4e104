import { CallFailed } from './client'

/**
 * Whether a failure says that the thing asked for is not there, or not for this reader. A 404 without such a code is
 * somebody else's, a front server's for one, and says nothing about the thing.
 */
export const isNotFound = (error: unknown): boolean =>
  error instanceof CallFailed && error.status === 404 && error.code.endsWith('-not-found')
