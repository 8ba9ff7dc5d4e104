import type { Reader } from '@duologue/domain/accounts/reader'
import { isTaughtBy } from '@duologue/domain/classes/class-role'
import { idOfReader } from '../accounts/index'
import { classById } from '../classes/index'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'

/**
 * The class that something is assigned to: one that the reader teaches; whether or not there is another, it is not theirs (403).
 */
export async function ownClass(queries: Queries, ids: readonly string[], reader: Reader) {
  const [id = ''] = ids
  const owned = await classById(queries, id)
  if (!owned || !isTaughtBy(owned, idOfReader(reader))) throw new Refused('not-allowed')
  return owned.id
}
