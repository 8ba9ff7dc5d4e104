import type { pupils } from '@duologue/contract/pupils'
import { nameRowFault } from '@duologue/domain/pupils/name-row-fault'
import { changeUser } from '../accounts/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { cleanRows } from './clean-rows'
import { lockKept } from './keeping'
import { answerPupil } from './pupil-view'
import type { PupilsRoom } from './pupils-room'

/** Renames a pupil; the username stays (pupils.md#keeping). */
export function updatePupil({
  database,
  random,
  clock,
}: PupilsRoom): Handler<typeof pupils.updatePupil> {
  return async ({ params: { id }, body }, { reader }) => {
    const [row] = cleanRows([{ ...body, externalId: null }])
    if (!row || nameRowFault(row)) throw new Refused('invalid-input', { given: 'is not valid' })
    return inTransaction(database, random, async transaction => {
      const pupil = await lockKept(transaction, id, reader)
      await changeUser(transaction, id, { givenName: row.given, familyName: row.family || null })
      return answerPupil(transaction, pupil, clock.now())
    })
  }
}
