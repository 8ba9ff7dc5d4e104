import type { accounts } from '@duologue/contract/accounts'
import { accountKey } from '@duologue/domain/accounts/account-key'
import { accountLimits } from '@duologue/domain/accounts/account-limits'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import { productName } from '@duologue/domain/site/product-name'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { keyedSemaphore, workLimits } from '../../semaphore'
import type { AccountsRoom } from '../accounts-room'
import { newSecret } from '../secret'
import { lockUser, userByEmail } from '../user-store'
import { insertLink, linksSince } from './link-store'

const hour = 60 * 60 * 1000

type Sending = Pick<
  AccountsRoom,
  'database' | 'clock' | 'random' | 'mails' | 'background' | 'publicUrl' | 'wordsIn'
>

/** Sends a link to the address if it has an account, a few times an hour; in the account's language, if it has one. */
async function sendLink(room: Sending, email: string, asked: BuiltLanguage): Promise<void> {
  const user = await userByEmail(room.database, email)
  if (!user?.email) return
  const to = user.email
  const now = room.clock.now()
  const token = newSecret(room.random)
  const { mails } = await room.wordsIn(user.language ?? asked)
  await inTransaction(room.database, room.random, async transaction => {
    // Whoever asks many times at once waits for themselves, so that they are counted.
    if (!(await lockUser(transaction, user.id))) return
    const since = new Date(now.getTime() - hour)
    const sent = await linksSince(transaction, 'reset', user.id, since)
    if (sent >= accountLimits.mailsAnHour) return
    await insertLink(transaction, { kind: 'reset', user: user.id, token, now })
    const link = `${room.publicUrl}/password-reset?token=${token}`
    await room.mails.enqueue(transaction, { to, ...mails.reset({ product: productName, link }) })
  })
  room.mails.wake()
}

/**
 * Answers before anything is looked up: neither words nor time tell whether the address has an account
 * (accounts.md#forgotten-password).
 */
export function sendResetEmail(room: Sending): Handler<typeof accounts.sendResetEmail> {
  const inOrder = keyedSemaphore(workLimits.oneAccount)
  return async ({ body }, { language }) => {
    room.background.do(() =>
      inOrder(accountKey(body.email), () => sendLink(room, body.email, language)),
    )
    return { ok: true }
  }
}
