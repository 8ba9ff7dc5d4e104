import type { platformCalls } from '@duologue/contract/lti/platforms'
import { guessedOrigins } from '@duologue/domain/lti/platform-fields'
import { idOfReader } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { newId } from '../../outside/random/new-id'
import { writeLog } from '../../school/index'
import type { LtiRoom } from '../lti-room'
import { insertPlatform } from './platform-store'
import { platformNow } from './platform-view'

/** Adds a platform, switched off; its pages are guessed from its addresses (lti.md#platforms). */
export function addPlatform(room: LtiRoom): Handler<typeof platformCalls.addPlatform> {
  const { database, random, clock } = room
  return async ({ body }, { reader }) => {
    const actor = idOfReader(reader)
    const at = clock.now()
    const id = newId(random, clock)
    await inTransaction(database, random, async transaction => {
      const isNew = await insertPlatform(transaction, {
        ...body,
        id,
        audience: body.audience ?? null,
        origins: guessedOrigins(body),
        madeBy: actor,
        madeAt: at,
        onAt: null,
      })
      if (!isNew) throw new Refused('platform-known')
      await writeLog(transaction, { at, what: 'platform-added', actor, about: body.name })
    })
    return platformNow(database, id)
  }
}
