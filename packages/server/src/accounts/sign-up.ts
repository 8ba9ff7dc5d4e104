import type { accounts } from '@duologue/contract/accounts'
import { productName } from '@duologue/domain/site/product-name'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import type { AccountsRoom } from './accounts-room'
import { insertLink } from './links/link-store'
import { beginSession } from './logins/begin-session'
import { logInWithGoogle } from './logins/log-in-with-google'
import { logInWithSchool } from './logins/log-in-with-school'
import { tellOwner } from './mails/tell-owner'
import { makeNewUser } from './make-new-user'
import { requireUncommonPassword } from './require-uncommon-password'
import { newSecret } from './secret'

export function signUp(room: AccountsRoom): Handler<typeof accounts.signUp> {
  return async ({ body }, caller) => {
    if ('googleToken' in body) return logInWithGoogle(room, body.googleToken, caller)
    if ('ssoToken' in body) return logInWithSchool(room, body, caller)
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
      room.background.do(async () => {
        await tellOwner(room, { email: body.email, mail: 'signUpAgain', asked: language })
      })
      throw new Refused('email-taken')
    }
    room.mails.wake()
    return made
  }
}
