import type { school } from '@duologue/contract/school/school'
import { idOfReader, lockUser } from '../../accounts/index'
import { doOnce } from '../../database/do-once'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { SchoolRoom } from '../school-room'

/** Gives classes of somebody to another teacher, all of them or none (classes.md#handing-over). */
export function handOverClasses(room: SchoolRoom): Handler<typeof school.handOverClasses> {
  const { database, random, clock, accounts } = room
  return async ({ params: { id: from }, body }, { reader, key, language }) => {
    const { why, to } = body
    // In one order, so that two who do so at once wait for each other and for nobody else.
    const ids = [...new Set(body.classes)].sort()
    const request = ['handOverClasses', from, to, ids, why]
    const once = { user: idOfReader(reader), key, request, now: clock.now() }
    const answer = await inTransaction(database, random, transaction =>
      doOnce(transaction, once, async () => {
        const next = await lockUser(transaction, to)
        if (next?.type !== 'teacher' || next.closedAt || to === from)
          throw new Refused('no-teacher')
        for (const id of ids)
          await room.giveClass(transaction, { class: id, from, to, reader, why, language })
        return { classes: ids.length }
      }),
    )
    accounts.mails.wake()
    return answer
  }
}
