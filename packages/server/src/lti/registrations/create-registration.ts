import type { platformCalls } from '@duologue/contract/lti/platforms'
import { ltiLimits } from '@duologue/domain/lti/lti-limits'
import { hashOf, idOfReader, newSecret } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { newId } from '../../outside/random/new-id'
import { writeLog } from '../../school/index'
import type { LtiRoom } from '../lti-room'
import { insertRegistration } from '../platforms/registration-store'

/** Makes an address at which a platform registers itself; only its hash is kept (lti.md#registration). */
export function createRegistration(
  room: LtiRoom,
): Handler<typeof platformCalls.createRegistration> {
  const { database, random, clock, publicUrl } = room
  return async ({ body: { name } }, { reader }) => {
    const actor = idOfReader(reader)
    const at = clock.now()
    const id = newId(random, clock)
    const code = newSecret(random)
    const endsAt = new Date(at.getTime() + ltiLimits.registration)
    await inTransaction(database, random, async transaction => {
      const row = { id, codeHash: hashOf(code), name, madeBy: actor, madeAt: at, endsAt }
      await insertRegistration(transaction, row)
      await writeLog(transaction, { at, what: 'platform-address-made', actor, about: name })
    })
    return {
      registration: { id, name, endsAt: endsAt.toISOString() },
      address: `${publicUrl}/lti/register/${code}`,
    }
  }
}
