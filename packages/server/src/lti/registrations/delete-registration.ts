import type { platformCalls } from '@duologue/contract/lti/platforms'
import { idOfReader } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import type { LtiRoom } from '../lti-room'
import { deleteRegistration as deleteRow } from '../platforms/registration-store'

/** Takes an address back that no platform has used yet (lti.md#registration). */
export function deleteRegistration(
  room: LtiRoom,
): Handler<typeof platformCalls.deleteRegistration> {
  const { database, random, clock } = room
  return async ({ params: { id } }, { reader }) => {
    await inTransaction(database, random, async transaction => {
      const name = await deleteRow(transaction, id)
      if (name === undefined) throw new Refused('platform-not-found')
      const done = { at: clock.now(), what: 'platform-address-withdrawn', about: name } as const
      await writeLog(transaction, { ...done, actor: idOfReader(reader) })
    })
    return {}
  }
}
