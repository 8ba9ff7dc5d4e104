import type { pupils } from '@duologue/contract/pupils'
import { idOfReader } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { writeLog } from '../../school/index'
import { lockKept } from '../keeping'
import type { PupilsRoom } from '../pupils-room'
import { letStay } from '../unused-pupil-store'

/** POST /api/school/pupils/{id}/stay: lets the account of a pupil stay as if they had just been here (pupils.md#unused-accounts). */
export function letPupilStay({
  database,
  random,
  clock,
}: PupilsRoom): Handler<typeof pupils.letPupilStay> {
  return ({ params: { id }, body: { why } }, { reader }) =>
    inTransaction(database, random, async transaction => {
      const at = clock.now()
      await lockKept(transaction, id, reader)
      await letStay(transaction, id, at)
      const logged = { at, what: 'pupil-kept', actor: idOfReader(reader), person: id } as const
      await writeLog(transaction, { ...logged, about: why })
      return { id }
    })
}
