import type { accounts } from '@duologue/contract/accounts'
import { saveWhereItCan } from '../../database/cannot-save'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { AccountsRoom } from '../accounts-room'
import { logInWithGoogle } from '../google/log-in-with-google'
import { userByEmail } from '../user-store'
import { beginSession } from './begin-session'
import { passwordTries, triedBy } from './failed-logins'

export function logIn(room: AccountsRoom): Handler<typeof accounts.logIn> {
  const tries = passwordTries(room)
  return async ({ body }, caller) => {
    if ('googleToken' in body) return logInWithGoogle(room, body.googleToken, caller)
    const tried = triedBy(body.email, caller.address)
    const user = await userByEmail(room.database, body.email)
    // An address without an account costs the same hash, so that the time tells nothing of it.
    const isRight = await tries.isRight(tried, body.password, user?.passwordHash ?? null)
    if (!user || !isRight) throw new Refused('wrong-login')
    await saveWhereItCan(() => tries.forgive(tried))
    return beginSession(room, room.database, user, caller)
  }
}
