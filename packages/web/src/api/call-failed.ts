import { language as ours } from '@duologue/domain/messages/language'
import { shell } from '@duologue/domain/messages/site/shell'
import { tagOf } from '@duologue/domain/messages/site-languages'
import { noteLanguage } from '../ui/server-words'

/** A refused call: the server's own words, or "Unknown server error." when there are none (site.md#failing). */
export class CallFailed extends Error {
  readonly status: number
  readonly code: string
  /** What is stored now, where somebody else's change came first (409). */
  readonly current: unknown
  /** What is wrong with each field, or with each file inside of one. */
  readonly fields: Readonly<Record<string, string>> | undefined
  /** When to ask again, as the server says it: seconds. */
  readonly retryAfter: string | null | undefined

  /** @param language what the server says that its words are in */
  constructor(status: number, body: string, language?: string | null, retryAfter?: string | null) {
    const { message, code, current, fields } = readRefusal(body)
    super(message)
    if (language && language !== tagOf(ours) && message !== shell.unknownServerError)
      noteLanguage(message, language)
    this.status = status
    this.code = code
    this.current = current
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

function readRefusal(body: string): {
  message: string
  code: string
  current?: unknown
  fields?: Record<string, string>
} {
  try {
    const { message, code, current, fields } = JSON.parse(body)
    return {
      message: String(message || shell.unknownServerError),
      code: String(code ?? ''),
      current,
      fields,
    }
  } catch {
    return { message: shell.unknownServerError, code: '' }
  }
}

/**
 * Whether a failure says that the thing asked for is not there, or not for this reader. A 404 without such a code is
 * somebody else's, a front server's for one, and says nothing about the thing.
 */
export const isNotFound = (error: unknown): boolean =>
  error instanceof CallFailed && error.status === 404 && error.code.endsWith('-not-found')

/**
 * Whether the same call may go well a little later (saving.md#failed-saves): there was no answer, or one that says so
 * (408, 429, 5xx). Any other refusal is an answer.
 */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof CallFailed) ||
  error.status === 408 ||
  error.status === 429 ||
  error.status >= 500
