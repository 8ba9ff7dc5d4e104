import { idOfReader } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import { doOnce } from '../../database/do-once'
import { inTransaction } from '../../database/transaction'
import type { Caller } from '../../http/handlers'
import type { ShopRoom } from '../shop-room'

/**
 * Does what moves cards all or nothing, and once for each key (shop.md#once-only). Locks are taken in one order
 * everywhere: the key, the class, the enrolment, rewards by id, the purchase, balances by student.
 */
export function moveCards<Answer>(
  room: ShopRoom,
  { reader, key }: Caller,
  request: unknown,
  work: (transaction: Queries) => Promise<Answer>,
): Promise<Answer> {
  const call = { user: idOfReader(reader), key, request, now: room.clock.now() }
  return inTransaction(room.database, room.random, transaction =>
    doOnce(transaction, call, () => work(transaction)),
  )
}
