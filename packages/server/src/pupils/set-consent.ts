import type { pupils } from '@duologue/contract/pupils'
import { idOfReader } from '../accounts/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { writeLog } from '../school/index'
import { dropConsent, saveConsent } from './consent-store'
import { lockKept } from './keeping'
import { answerPupil } from './pupil-view'
import type { PupilsRoom } from './pupils-room'

/** Records what was agreed to for a pupil, or takes it back (pupils.md#consents). */
export function setConsent({
  database,
  random,
  clock,
}: PupilsRoom): Handler<typeof pupils.setConsent> {
  return ({ params: { id, kind }, body: { given, note } }, { reader }) =>
    inTransaction(database, random, async transaction => {
      const pupil = await lockKept(transaction, id, reader)
      const [actor, now] = [idOfReader(reader), clock.now()]
      const consent = { pupil: id, kind, recordedBy: actor, recordedAt: now, note }
      await (given ? saveConsent(transaction, consent) : dropConsent(transaction, consent))
      await writeLog(transaction, {
        at: now,
        what: given ? 'consent-recorded' : 'consent-withdrawn',
        actor,
        person: id,
        about: kind,
      })
      return answerPupil(transaction, pupil, now)
    })
}
