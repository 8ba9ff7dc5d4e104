import { accountLimits } from '@duologue/domain/accounts/account-limits'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import { productName } from '@duologue/domain/site/product-name'
import { inTransaction } from '../../database/transaction'
import { eventsSince, note } from '../account-history-store'
import type { AccountsRoom } from '../accounts-room'
import { userByEmail } from '../user-store'

const hour = 60 * 60 * 1000

/**
 * Tells the owner of an address that somebody tried to have an account with it (accounts.md#signing-up,
 * pupils.md#claiming); a few times an hour. Whether the address has an owner.
 */
export async function tellOwner(
  room: AccountsRoom,
  tried: { email: string; mail: 'signUpAgain' | 'claimKnown'; asked: BuiltLanguage },
): Promise<boolean> {
  const owner = await userByEmail(room.database, tried.email)
  if (!owner?.email) return false
  const to = owner.email
  const since = new Date(room.clock.now().getTime() - hour)
  const told = await eventsSince(room.database, owner.id, 'sign-up-tried', since)
  if (told >= accountLimits.mailsAnHour) return true
  const { mails } = await room.wordsIn(owner.language ?? tried.asked)
  const loginLink = `${room.publicUrl}/login`
  const mail = mails[tried.mail]({ product: productName, loginLink })
  await inTransaction(room.database, room.random, async transaction => {
    await note(room, transaction, { user: owner.id, actor: null, what: 'sign-up-tried' })
    await room.mails.enqueue(transaction, { to, ...mail })
  })
  room.mails.wake()
  return true
}
