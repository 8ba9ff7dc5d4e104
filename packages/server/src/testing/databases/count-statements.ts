import { healthQuery } from '../../database/health-check'
import { watchStatements } from './told-statements'

/**
 * Words of changed conversations are read by the clock and health is checked, whatever a test does: those statements are
 * nobody's.
 */
const isByTheClock = (text: string) =>
  text.includes('conversations_to_read') || text === healthQuery

/** Counts the statements that any database is given while something is done, those of transactions too. */
export async function countStatements(doing: () => Promise<unknown>): Promise<number> {
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
  await watchStatements((client, { text }) => note(client, text), doing)
  return count
}

/** The least of a few counts: what is done behind the calls now and then (views, words) is not the call's own. */
export async function leastStatements(doing: () => Promise<unknown>, times = 3): Promise<number> {
  const counts = []
  for (let time = 0; time < times; time += 1) counts.push(await countStatements(doing))
  return Math.min(...counts)
}
