import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { Client, Pool } from 'pg'

/** How much of a statement is told, in characters. */
const longest = 2000

const textOf = (query: unknown): string => {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text
  return typeof text === 'string' ? text.trim() : ''
}

/** What is told of an error: its code. Its message holds values of people. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'

/** Begins to trace a statement; answers how it ended. */
function begin(text: string): (error?: unknown) => void {
  const span = trace
    .getTracer('duologue')
    .startSpan(/^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement', {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longest) },
    })
  return error => {
    if (error) {
      span.setAttribute('db.response.status_code', codeOf(error))
      span.setStatus({ code: SpanStatusCode.ERROR })
    }
    span.end()
  }
}

type Callback = (error: unknown, ...answer: unknown[]) => unknown

/** Asks, and hears how it ended: of a callback, or of a promise. What is copied has neither, and is not traced. */
function askTraced(ask: (given: unknown[]) => unknown, given: unknown[]): unknown {
  const text = textOf(given[0])
  const last = given.at(-1)
  if (typeof last === 'function') {
    const end = begin(text)
    const hear: Callback = (error, ...answer) => {
      end(error)
      return last(error, ...answer)
    }
    return ask([...given.slice(0, -1), hear])
  }
  const isCopy = typeof (given[0] as { submit?: unknown } | null)?.submit === 'function'
  if (isCopy) return ask(given)
  const end = begin(text)
  const asked = ask(given)
  if (asked instanceof Promise) asked.then(() => end(), end)
  return asked
}

/**
 * From now on each statement is a part of the trace of what is asked for it (decision 175); what the clock does is in none.
 * Told is the text with its placeholders, never a value. Answers how to end it.
 */
export function traceStatements(): () => void {
  const { query } = Client.prototype
  const { connect } = Pool.prototype
  Client.prototype.query = new Proxy(query, {
    apply(real, self, given) {
      const ask = (told: unknown[]) => Reflect.apply(real, self, told)
      // Of a request that is not in the part that is traced nothing is noted.
      return trace.getActiveSpan()?.isRecording() ? askTraced(ask, given) : ask(given)
    },
  })
  // Who waited for a connection gets it of whoever gives it back.
  Pool.prototype.connect = new Proxy(connect, {
    apply: (real, self, given: unknown[]) =>
      Reflect.apply(
        real,
        self,
        given.map(part =>
          typeof part === 'function' ? context.bind(context.active(), part) : part,
        ),
      ),
  })
  return () => {
    Client.prototype.query = query
    Pool.prototype.connect = connect
  }
}
