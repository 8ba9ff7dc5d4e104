import { Client } from 'pg'

/** Counts the statements that any database is given while something is done, those of transactions too. */
export async function countStatements(doing: () => Promise<unknown>): Promise<number> {
  const { query } = Client.prototype
  let count = 0
  Client.prototype.query = new Proxy(query, {
    apply(real, self, given) {
      count += 1
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
