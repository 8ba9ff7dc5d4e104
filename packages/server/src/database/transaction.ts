import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { RandomSource } from '../outside/random/random'
import { onlyReads } from './cannot-save'
import type { Database, Queries } from './connect'

const mostTries = 6
/** The first wait is up to this long, in milliseconds; each later one up to twice the one before. */
const firstWait = 20

/** Serialization failure and deadlock: the server has undone everything, so doing it again is safe. */
function mayBeTriedAgain(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && (at.code === '40001' || at.code === '40P01')) return true
  }
  return false
}

/**
 * The connection as the work of one transaction has it. What is asked at once goes on when one of it has failed: when the
 * transaction is over, it is refused, for the connection is somebody else's by then.
 */
function clientOf(client: PoolClient): { own: PoolClient; end(): void } {
  let isOver = false
  const own: PoolClient = Object.create(client, {
    query: {
      value: (...asked: Parameters<PoolClient['query']>) =>
        isOver ? Promise.reject(new Error('the transaction is over')) : client.query(...asked),
    },
  })
  return {
    own,
    end() {
      isOver = true
    },
  }
}

async function once<Answer>(
  client: PoolClient,
  work: (transaction: Queries) => Promise<Answer>,
): Promise<Answer> {
  // Waited for: behind one that was given up, what follows would be done for itself.
  await client.query('begin')
  const { own, end } = clientOf(client)
  const answer = await work({
    sql: drizzle({ client: own }),
    byKey: query => own.query(query),
  }).finally(end)
  const { command } = await client.query('commit')
  // The server answers so, without an error, when the work went on after a statement had failed.
  if (command !== 'COMMIT') throw new Error('the transaction was undone: a statement in it failed')
  return answer
}

async function tryOnce<Answer>(
  database: Database,
  work: (transaction: Queries) => Promise<Answer>,
): Promise<Answer> {
  const client = await database.pool.connect()
  let broken = false
  try {
    return await once(client, work)
  } catch (error) {
    // The next one asks anew where the primary is.
    broken = onlyReads(error)
    await client.query('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Does the work all or nothing. On a deadlock or a serialization failure everything is done again
 * after a random pause, at most six times, so the work must change nothing outside the database. A
 * connection lost during the commit leaves it unknown whether it was done: never repeat it blindly.
 */
export async function inTransaction<Answer>(
  database: Database,
  random: RandomSource,
  work: (transaction: Queries) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryOnce(database, work)
    } catch (error) {
      if (attempt >= mostTries || !mayBeTriedAgain(error)) throw error
      const share = (random.bytes(1)[0] ?? 0) / 255
      await pause(share * firstWait * 2 ** (attempt - 1))
    }
  }
}
