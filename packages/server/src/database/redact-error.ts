import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'

/** What may be told of an error outside of the process: what failed and where, and no value that somebody sent. */
interface RedactedError {
  type: string
  message: string
  code?: string
  /** What the database names: its own things, never what is in them. */
  constraint?: string
  table?: string
  column?: string
  stack?: string
  cause?: RedactedError
}

/** The most of a statement that is told: which one it is shows at its beginning. */
const mostOfStatement = 500

/** How deep causes are followed; they may be a ring. */
const deepest = 5

/**
 * An error's own words. Of a statement they hold its values, and of the database whatever could not be read: between the
 * first and the last quotation mark, or as bytes.
 */
function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError)
    return `Failed query: ${error.query.slice(0, mostOfStatement)}`
  if (error instanceof DatabaseError)
    return error.message.replace(/".*"|0x[0-9a-f]+/gis, '…').replace(/:[^:…]*\n.*/s, '')
  return error.message
}

/** Where it was thrown: the stack behind the words that it begins with. */
function framesOf({ stack = '', message }: Error): string | undefined {
  const at = stack.indexOf(message)
  return at < 0 ? undefined : stack.slice(at + message.length).trim()
}

/** The one place that turns an error into what a log, a terminal or an answer may show. */
export function redactError(error: unknown, depth = 0): RedactedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something was thrown' }
  const { cause } = error
  const frames = framesOf(error)
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...('code' in error ? { code: String(error.code) } : {}),
    ...(error instanceof DatabaseError ? namesIn(error) : {}),
    ...(frames ? { stack: frames } : {}),
    ...(cause instanceof Error && depth < deepest ? { cause: redactError(cause, depth + 1) } : {}),
  }
}

function namesIn({ constraint, table, column }: DatabaseError): Partial<RedactedError> {
  return {
    ...(constraint ? { constraint } : {}),
    ...(table ? { table } : {}),
    ...(column ? { column } : {}),
  }
}

/** The same as one text, for a terminal. */
export function errorText(error: unknown): string {
  const { type, message, code, stack, cause } = redactError(error)
  const because = cause ? `\nbecause of ${cause.type}: ${cause.message} ${cause.code ?? ''}` : ''
  return `${type}: ${message}${code ? ` (${code})` : ''}${because}\n${stack ?? ''}`
}
