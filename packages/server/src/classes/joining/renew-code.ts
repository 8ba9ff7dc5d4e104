import type { classes } from '@duologue/contract/classes'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { renewWaysIn } from '../class-store'
import type { ClassesRoom } from '../classes-room'
import { forgetBarred } from '../enrolment-store'
import { lockClassOfTeacher } from '../seen-class'
import { waysIn } from './join-link'
import { withFreeCode } from './with-free-code'

/**
 * Gives a class a new link and a new code, which alone let in from now on, removed students too (classes.md#join-link).
 */
export function renewCode(room: ClassesRoom): Handler<typeof classes.renewCode> {
  return async ({ params: { id } }, { reader }) => {
    const code = Buffer.from(room.random.bytes(16)).toString('base64url')
    const renew = () =>
      inTransaction(room.database, room.random, async transaction => {
        await lockClassOfTeacher(transaction, id, reader)
        await forgetBarred(transaction, id)
        return renewWaysIn(transaction, id, code)
      })
    const row = await withFreeCode(renew)
    return waysIn(room.publicUrl, row)
  }
}
