import type { school } from '@duologue/contract/school/school'
import { idOfReader } from '../../accounts/index'
import { doOnce } from '../../database/do-once'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import type { SchoolRoom } from '../school-room'

/** Makes a new card for a pupil (pupils.md#cards); what is remembered of the call is nothing of the card itself. */
export function renewPersonCard(room: SchoolRoom): Handler<typeof school.renewPersonCard> {
  const { database, random, clock } = room
  return async ({ params: { id }, body: { why } }, { reader, key, language }) => {
    const request = ['renewPersonCard', id, why]
    const once = { user: idOfReader(reader), key, request, now: clock.now() }
    return inTransaction(database, random, async transaction => {
      await doOnce(transaction, once, async () => {
        await room.renewCard(transaction, id, { reader, why, language })
        return {}
      })
      return room.cardOf(transaction, id, reader)
    })
  }
}
