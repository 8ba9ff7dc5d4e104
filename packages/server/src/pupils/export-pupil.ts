import type { pupils } from '@duologue/contract/pupils'
import { accountExport, idOfReader, userById } from '../accounts/index'
import { logForOwner } from '../classes/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { lockKept } from './keeping'
import { pupilInExport } from './pupil-in-export'
import type { PupilsRoom } from './pupils-room'

/** All that is kept of a pupil, for their keepers; but for the address that they want to have (pupils.md#claiming). */
export function exportPupil({
  database,
  random,
  clock,
  accounts,
}: PupilsRoom): Handler<typeof pupils.exportPupil> {
  return async ({ params: { id } }, { reader, language }) => {
    const actor = idOfReader(reader)
    await inTransaction(database, random, async transaction => {
      const { homeClass } = await lockKept(transaction, id, reader)
      const done = { at: clock.now(), what: 'pupil-exported', actor, person: id } as const
      await logForOwner(accounts, transaction, done, { class: homeClass, deed: 'export', language })
    })
    accounts.mails.wake()
    const user = await userById(database, id)
    const kept = await pupilInExport(database, id)
    if (!user || !kept) throw new Refused('user-not-found')
    const { claim, ...pupil } = kept
    const asked = claim && { askedAt: claim.askedAt, isVerified: claim.isVerified }
    return { ...(await accountExport(accounts, user, actor)), pupil: { ...pupil, claim: asked } }
  }
}
