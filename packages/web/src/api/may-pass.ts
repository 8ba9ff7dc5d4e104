import { CallFailed } from './client'

/**
 * Whether the same call may go well a little later (saving.md#failed-saves): there was no answer, or one that says so
 * (408, 429, 5xx). Any other refusal is an answer.
 */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof CallFailed) ||
  error.status === 408 ||
  error.status === 429 ||
  error.status >= 500
