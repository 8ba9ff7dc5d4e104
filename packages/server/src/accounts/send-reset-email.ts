import type { accounts } from '@duologue/contract/accounts'
import { accountLimits, productName } from '@duologue/domain/choices/limits'
import { resetMail } from '@duologue/domain/messages/mails'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import type { AccountsRoom } from './accounts-room'
import { keepLink, linksSince } from './link-store'
import { newSecret } from './secret'
import { userByEmail } from './user-store'

const hour = 60 * 60 * 1000

/** Sends a link to the address if it has an account, a few times an hour. */
async function sendLink(room: AccountsRoom, email: string): Promise<void> {
  const user = await userByEmail(room.database, email)
  if (!user?.email) return
  const now = room.clock.now()
  const token = newSecret(room.random)
  const isKept = await inTransaction(room.database, room.random, async transaction => {
    const since = new Date(now.getTime() - hour)
    const sent = await linksSince(transaction, 'reset', user.id, since)
    if (sent >= accountLimits.mailsAnHour) return false
    await keepLink(transaction, { kind: 'reset', user: user.id, token, now })
    return true
  })
  const link = `${room.publicUrl}/password-reset?token=${token}`
  if (isKept) room.mails.enqueue({ to: user.email, ...resetMail({ product: productName, link }) })
}

/** Answers before anything is looked up: neither words nor time tell whether the address has an account (R2). */
export function sendResetEmail(room: AccountsRoom): Handler<typeof accounts.sendResetEmail> {
  return async ({ body }) => {
    room.background.do(() => sendLink(room, body.email))
    return { ok: true }
  }
}
