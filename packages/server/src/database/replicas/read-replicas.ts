import { causesOf } from '../causes-of'
import type { Database } from '../connect'
import { isDatabaseAway } from '../database-away'
import type { LogPosition } from './log-position'

/**
 * What somebody has written lately, as far as they must see it: up to a position of the log, nothing, or what nobody but the
 * primary knows.
 */
export type WrittenLately = LogPosition | null | 'unknown'

/** A replica undid the read, because what the primary has changed was in its way. */
const conflicts = new Set(['40001', '40P01'])

const isNotAnswered = (error: unknown) =>
  isDatabaseAway(error) ||
  [...causesOf(error)].some(cause => 'code' in cause && conflicts.has(String(cause.code)))

/** A database whose reads go to one of its replicas. */
const inReplica = (
  database: Database,
  { sql, byKey, pool }: Pick<Database, 'sql' | 'byKey' | 'pool'>,
) => ({
  ...database,
  sql,
  byKey,
  pool,
})

/** Reads of the replicas in turn until one answers. Rejects with what failed last. */
async function readInTurn<Answer>(
  database: Database,
  replicas: ReturnType<Database['replicas']['fresh']>,
  read: (database: Database) => Promise<Answer>,
  last: () => Promise<Answer>,
): Promise<Answer> {
  const [replica, ...others] = replicas
  if (!replica) return last()
  try {
    return await read(inReplica(database, replica))
  } catch (error) {
    if (!isNotAnswered(error)) throw error
    return readInTurn(database, others, read, last)
  }
}

/** Those that may be asked by whoever has written this. */
const freshFor = (database: Database, written: WrittenLately) =>
  written === 'unknown' ? [] : database.replicas.fresh(written)

/** Reads of a replica that is fresh enough, else of the primary; one that goes meanwhile is not noticed. */
export const readReplicas = <Answer>(
  database: Database,
  written: WrittenLately,
  read: (database: Database) => Promise<Answer>,
): Promise<Answer> => readInTurn(database, freshFor(database, written), read, () => read(database))

/** Reads of the primary, and of a replica while no primary answers. */
export async function readWhileAway<Answer>(
  database: Database,
  written: WrittenLately,
  read: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await read(database)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    return readInTurn(database, freshFor(database, written), read, () => Promise.reject(error))
  }
}
