import type { accounts } from '@duologue/contract/accounts'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { AccountsRoom } from '../accounts-room'
import { userOfGoogle } from '../google/google-store'
import { requireSchoolIdentity } from '../school-logins/school-identity'
import { userOfSchoolLogin } from '../school-logins/school-login-store'
import { forgiveTry } from './failed-login-store'
import { passwordTries, triedBy } from './failed-logins'
import { confirmSession } from './session-store'
import { idOfReader, rowOfReader } from './signed-in'

/**
 * Whoever is logged in shows again that it is them (accounts.md#asked-again). Tries at the password count as those at a
 * login do; a Google account or a school login that is not theirs is neither linked nor given an account.
 */
export function confirmLogin(room: AccountsRoom): Handler<typeof accounts.confirmLogin> {
  const { database, clock, identity } = room
  const tries = passwordTries(room)
  return async ({ body }, { reader, session, address }) => {
    if ('googleToken' in body) {
      const known = await userOfGoogle(database, await identity.verify(body.googleToken))
      if (known !== idOfReader(reader)) throw new Refused('google-refused')
    } else if ('ssoToken' in body) {
      const { identity: shown } = await requireSchoolIdentity(room, body)
      const known = await userOfSchoolLogin(database, shown)
      if (known !== idOfReader(reader)) throw new Refused('sso-refused')
    } else {
      const user = await rowOfReader(database, reader)
      const tried = triedBy(user.email ?? user.id, address)
      if (!(await tries.isRight(tried, body.password, user.passwordHash)))
        throw new Refused('wrong-password', { password: 'is wrong' })
      await forgiveTry(database, tried)
    }
    if (session) await confirmSession(database, session, clock.now())
    return { ok: true }
  }
}
