import { idOfReader } from '../accounts/index'
import type { Queries } from '../database/connect'
import { doOnce } from '../database/do-once'
import { inTransaction } from '../database/transaction'
import type { Caller } from '../http/handlers'
import type { ShopRoom } from './shop-room'

/**
 * Does what moves cards all or nothing, and once for each key (security.md 5, 2 and 3). Locks are taken in one order
 * everywhere: the key, rewards by id, the purchase, balances by student.
 */
export function moveCards<Answer>(
  room: ShopRoom,
  { reader, key }: Caller,
  request: unknown,
  work: (transaction: Queries) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(room.database, room.random, transaction =>
    key === undefined
      ? work(transaction)
      : doOnce(transaction, { user: idOfReader(reader), key, request }, () => work(transaction)),
  )
}
