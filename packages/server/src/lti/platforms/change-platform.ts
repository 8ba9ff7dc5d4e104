import type { platformCalls } from '@duologue/contract/lti/platforms'
import { ltiLimits } from '@duologue/domain/lti/lti-limits'
import { originsOf } from '@duologue/domain/lti/platform-fields'
import { idOfReader } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import type { LtiRoom } from '../lti-room'
import { changePlatform as changeRow, lockPlatform } from './platform-store'
import { platformNow } from './platform-view'

/** Switches a platform on or off, or allows one more of its origins (lti.md#platforms). */
export function changePlatform(room: LtiRoom): Handler<typeof platformCalls.changePlatform> {
  const { database, random, clock } = room
  return async ({ params: { id }, body: { name, isOn, allowOrigin } }, { reader }) => {
    const actor = idOfReader(reader)
    const at = clock.now()
    await inTransaction(database, random, async transaction => {
      const before = await lockPlatform(transaction, id)
      if (!before) throw new Refused('platform-not-found')
      const origins = originsOf([...before.origins, ...(allowOrigin ? [allowOrigin] : [])])
      if (origins.length > ltiLimits.origins) throw new Refused('invalid-input')
      await changeRow(transaction, id, {
        name: name ?? before.name,
        origins,
        onAt: isOn === undefined ? before.onAt : isOn ? (before.onAt ?? at) : null,
      })
      if (isOn !== undefined && isOn !== (before.onAt !== null)) {
        const what = isOn ? 'platform-on' : 'platform-off'
        await writeLog(transaction, { at, what, actor, about: before.name })
      }
      if (allowOrigin)
        await writeLog(transaction, { at, what: 'platform-changed', actor, about: before.name })
    })
    return platformNow(database, id)
  }
}
