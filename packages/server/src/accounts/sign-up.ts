import type { accounts } from '@duologue/contract/accounts'
import { accountLimits } from '@duologue/domain/accounts/account-limits'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import { productName } from '@duologue/domain/site/product-name'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { eventsSince, note } from './account-history-store'
import type { AccountsRoom } from './accounts-room'
import { insertLink } from './links/link-store'
import { beginSession } from './logins/begin-session'
import { logInWithGoogle } from './logins/log-in-with-google'
import { makeNewUser } from './make-new-user'
import { requireUncommonPassword } from './require-uncommon-password'
import { newSecret } from './secret'
import { userByEmail } from './user-store'

const hour = 60 * 60 * 1000

/**
 * Tells the owner of an address that somebody tried to sign up with it (accounts.md#signing-up); a few times an hour.
 */
async function tellOwner(room: AccountsRoom, email: string, asked: BuiltLanguage): Promise<void> {
  const owner = await userByEmail(room.database, email)
  if (!owner?.email) return
  const to = owner.email
  const since = new Date(room.clock.now().getTime() - hour)
  const told = await eventsSince(room.database, owner.id, 'sign-up-tried', since)
  if (told >= accountLimits.mailsAnHour) return
  const { mails } = await room.wordsIn(owner.language ?? asked)
  const mail = mails.signUpAgain({ product: productName, loginLink: `${room.publicUrl}/login` })
  await inTransaction(room.database, room.random, async transaction => {
    await note(room, transaction, { user: owner.id, actor: null, what: 'sign-up-tried' })
    await room.mails.enqueue(transaction, { to, ...mail })
  })
  room.mails.wake()
}

export function signUp(room: AccountsRoom): Handler<typeof accounts.signUp> {
  return async ({ body }, caller) => {
    if ('googleToken' in body) return logInWithGoogle(room, body.googleToken, caller)
    requireUncommonPassword('password', body.password)
    const passwordHash = await room.hashes.hash(body.password)
    const verifyToken = newSecret(room.random)
    const { language, chosenLanguage } = caller
    const { mails } = await room.wordsIn(chosenLanguage ?? language)
    const made = await inTransaction(room.database, room.random, async transaction => {
      const user = await makeNewUser(room, transaction, {
        email: body.email,
        passwordHash,
        language: chosenLanguage,
      })
      if (!user) return undefined
      const link = { kind: 'verify', user: user.id, token: verifyToken } as const
      await insertLink(transaction, { ...link, now: room.clock.now() })
      const { username } = user
      const address = `${room.publicUrl}/email-verify?token=${verifyToken}`
      const mail = mails.verify({ product: productName, link: address, username })
      await room.mails.enqueue(transaction, { to: body.email, ...mail })
      return beginSession(room, transaction, user, caller)
    })
    if (!made) {
      room.background.do(() => tellOwner(room, body.email, language))
      throw new Refused('email-taken')
    }
    room.mails.wake()
    return made
  }
}
