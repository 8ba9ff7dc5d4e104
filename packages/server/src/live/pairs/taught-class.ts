import { isTaughtBy } from '@duologue/domain/classes/class-role'
import { classById, requireInUse } from '../../classes/index'
import type { Database } from '../../database/connect'
import { Refused } from '../../http/refused'

/** The class that something is opened for: one that the reader teaches; whether or not there is another, it is not there. */
export async function taughtClass(database: Database, id: string | undefined, host: string) {
  if (id === undefined) return undefined
  const found = await classById(database, id)
  if (!found || !isTaughtBy(found, host)) throw new Refused('class-not-found')
  return requireInUse(found)
}
