import type { accounts } from '@duologue/contract/accounts'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { AccountsRoom } from '../accounts-room'
import { replaceHash, type UserRow, userByEmail } from '../user-store'
import { beginSession } from './begin-session'
import { passwordTries, triedBy } from './failed-logins'
import { logInWithGoogle } from './log-in-with-google'
import { logInWithSchool } from './log-in-with-school'

/** A right password whose hash is of another cost gets a new one, behind the answer (decision 081). */
function renewHash(room: AccountsRoom, { id, passwordHash }: UserRow, password: string): void {
  const { background, database, hashes } = room
  background.do(async () => {
    if (passwordHash === null) return
    const renewed = await hashes.renewed(password, passwordHash)
    if (renewed) await replaceHash(database, id, passwordHash, renewed)
  })
}

export function logIn(room: AccountsRoom): Handler<typeof accounts.logIn> {
  const tries = passwordTries(room)
  return async ({ body }, caller) => {
    if ('googleToken' in body) return logInWithGoogle(room, body.googleToken, caller)
    if ('ssoToken' in body) return logInWithSchool(room, body, caller)
    const tried = triedBy(body.email, caller.address)
    const found = userByEmail(room.database, body.email)
    // An address without an account costs the same hash, so that the time tells nothing of it.
    const hash = found.then(user => user?.passwordHash ?? null)
    const isRight = await tries.isRight(tried, body.password, hash)
    const user = await found
    if (!user || !isRight) throw new Refused('wrong-login')
    renewHash(room, user, body.password)
    return tries.inTurn(tried, () =>
      beginSession(room, room.database, user, caller, { forgives: tried }),
    )
  }
}
