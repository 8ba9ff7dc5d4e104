import type { platformCalls } from '@duologue/contract/lti/platforms'
import { idOfReader } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import type { LtiRoom } from '../lti-room'
import { deletePlatformRow, lockPlatform } from './platform-store'

/** Removes a platform with its courses and links; accounts and classes stay (lti.md#platforms). */
export function deletePlatform(room: LtiRoom): Handler<typeof platformCalls.deletePlatform> {
  const { database, random, clock } = room
  return async ({ params: { id } }, { reader }) => {
    await inTransaction(database, random, async transaction => {
      const before = await lockPlatform(transaction, id)
      if (!before) throw new Refused('platform-not-found')
      await deletePlatformRow(transaction, id)
      const done = { at: clock.now(), what: 'platform-removed', about: before.name } as const
      await writeLog(transaction, { ...done, actor: idOfReader(reader) })
    })
    return {}
  }
}
