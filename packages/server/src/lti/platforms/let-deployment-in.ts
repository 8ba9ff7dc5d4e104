import type { platformCalls } from '@duologue/contract/lti/platforms'
import { idOfReader } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import type { LtiRoom } from '../lti-room'
import { lockPlatform, upsertDeployment } from './platform-store'
import { platformNow } from './platform-view'

/** Lets a deployment of a shared issuer in (lti.md#deployments). */
export function letDeploymentIn(room: LtiRoom): Handler<typeof platformCalls.letDeploymentIn> {
  const { database, random, clock } = room
  return async ({ params: { id }, body: { deployment } }, { reader }) => {
    const at = clock.now()
    await inTransaction(database, random, async transaction => {
      const before = await lockPlatform(transaction, id)
      if (!before) throw new Refused('platform-not-found')
      await upsertDeployment(transaction, { platform: id, deployment, state: 'on', seenAt: at })
      const done = { at, what: 'deployment-let-in', about: before.name } as const
      await writeLog(transaction, { ...done, actor: idOfReader(reader) })
    })
    return platformNow(database, id)
  }
}
