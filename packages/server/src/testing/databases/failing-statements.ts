import { Client } from 'pg'
import { healthQuery } from '../../database/connections/health-check'

/** How a statement fails: it never arrives, or its answer does not. */
export type Failing = 'before' | 'after'

/**
 * While something is done, the nth statement that any database is given fails as when the connection is lost. Answers
 * whether there were so many.
 */
export async function failAtStatement(
  nth: number,
  how: Failing,
  doing: () => Promise<unknown>,
): Promise<boolean> {
  const { query } = Client.prototype
  let count = 0
  Client.prototype.query = new Proxy(query, {
    apply(real, self, given) {
      // By the clock, and not by what is done.
      if (given[0] === healthQuery) return Reflect.apply(real, self, given)
      count += 1
      if (count !== nth) return Reflect.apply(real, self, given)
      const lost = new Error('Connection terminated unexpectedly')
      const callback = given.findLast((part: unknown) => typeof part === 'function')
      if (how === 'before') {
        if (!callback) return Promise.reject(lost)
        queueMicrotask(() => callback(lost))
        return undefined
      }
      if (!callback)
        return (Reflect.apply(real, self, given) as Promise<unknown>).then(() =>
          Promise.reject(lost),
        )
      return Reflect.apply(
        real,
        self,
        given.map((part: unknown) => (part === callback ? () => callback(lost) : part)),
      )
    },
  })
  try {
    await doing()
  } finally {
    Client.prototype.query = query
  }
  return count >= nth
}
