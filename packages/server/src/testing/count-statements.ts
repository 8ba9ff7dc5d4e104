import { Client } from 'pg'
import { pulseQuestion } from '../database/pulse'

/**
 * Words of changed conversations are read by the clock and the pulse is felt, whatever a test does: those statements are
 * nobody's.
 */
const isByTheClock = (text: string) =>
  text.includes('conversations_to_read') || text === pulseQuestion

const textOf = (query: unknown): string =>
  typeof query === 'string'
    ? query
    : typeof query === 'object' && query !== null && 'text' in query
      ? String(query.text)
      : ''

/** Counts the statements that any database is given while something is done, those of transactions too. */
export async function countStatements(doing: () => Promise<unknown>): Promise<number> {
  const { query } = Client.prototype
  const transactions = new Map<unknown, string[]>()
  let count = 0
  const note = (client: unknown, text: string) => {
    if (text === 'begin') transactions.set(client, [])
    const open = transactions.get(client)
    open?.push(text)
    const isEnd = text === 'commit' || text === 'rollback'
    // One that is not in a transaction ends none; then it was begun before, and is not of what is done.
    if (!open) count += isEnd || isByTheClock(text) ? 0 : 1
    else if (isEnd) {
      transactions.delete(client)
      count += open.some(isByTheClock) ? 0 : open.length
    }
  }
  Client.prototype.query = new Proxy(query, {
    apply(real, self, given) {
      note(self, textOf(given[0]))
      return Reflect.apply(real, self, given)
    },
  })
  try {
    await doing()
  } finally {
    Client.prototype.query = query
  }
  return count
}

/** The least of a few counts: what is done behind the calls now and then (views, words) is not the call's own. */
export async function leastStatements(doing: () => Promise<unknown>, times = 3): Promise<number> {
  const counts = []
  for (let time = 0; time < times; time += 1) counts.push(await countStatements(doing))
  return Math.min(...counts)
}
