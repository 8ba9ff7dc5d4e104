import type { classes } from '@duologue/contract/classes'
import { idOfReader, lockAccountType, requireApproved } from '../../accounts/index'
import { doOnce } from '../../database/do-once'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { ClassesRoom } from '../classes-room'
import { lockSeenClass } from '../seen-class'
import { forgetOffer, offerOf } from '../teachers/teacher-store'
import { changeHands } from './change-hands'

/** Takes over a class that its owner hands over to the reader, or says no (classes.md#handing-over). */
export function answerHandOver(room: ClassesRoom): Handler<typeof classes.answerHandOver> {
  const { database, clock, random, mails } = room
  return async ({ params: { id }, body: { accept } }, { reader, key, language }) => {
    const [user, now] = [idOfReader(reader), clock.now()]
    const call = { user, key, request: ['answerHandOver', id, accept], now }
    const answer = await inTransaction(database, random, transaction =>
      doOnce(transaction, call, async () => {
        const type = await lockAccountType(transaction, user)
        const { row } = await lockSeenClass(transaction, id, reader)
        if ((await offerOf(transaction, id, now))?.user !== user)
          throw new Refused('offer-not-found')
        if (!accept) await forgetOffer(transaction, id)
        else {
          if (type !== 'teacher') throw new Refused('teachers-teach')
          await requireApproved(room, transaction, user)
          await changeHands(room, transaction, row, { to: user, actor: user, language })
        }
        return { class: id }
      }),
    )
    mails.wake()
    return answer
  }
}
