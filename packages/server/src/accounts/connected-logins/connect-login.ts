import type { accounts } from '@duologue/contract/accounts'
import { inTransaction } from '../../database/transaction'
import { existing } from '../../http/existing'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { note } from '../account-history-store'
import type { AccountsRoom } from '../accounts-room'
import { idOfReader } from '../logins/signed-in'
import { requireSchoolIdentity } from '../school-logins/school-identity'
import {
  linkSchoolLogin,
  schoolLoginsOf,
  userOfSchoolLogin,
} from '../school-logins/school-login-store'
import { lockUser } from '../user-store'
import { connectedLoginView } from './connected-login-view'

export function connectLogin(room: AccountsRoom): Handler<typeof accounts.connectLogin> {
  const { database, clock, random } = room
  return async ({ body }, { reader }) => {
    const id = idOfReader(reader)
    const { identity } = await requireSchoolIdentity(room, body)
    return inTransaction(database, random, async transaction => {
      const user = await lockUser(transaction, id)
      if (!user) throw new Refused('login-over')
      if (user.isPupil) throw new Refused('pupil-kept')
      const now = clock.now()
      if (await linkSchoolLogin(transaction, identity, id, now)) {
        await note(room, transaction, { user: id, actor: id, what: 'school-login-linked' })
        return connectedLoginView(body.provider, { createdAt: now, usedAt: now })
      }
      const opens = await userOfSchoolLogin(transaction, identity)
      if (opens !== undefined && opens !== id) throw new Refused('login-taken')
      const own = (await schoolLoginsOf(transaction, id)).find(
        ({ issuer, subject }) => issuer === identity.issuer && subject === identity.subject,
      )
      if (!own) throw new Refused('login-connected')
      return existing(connectedLoginView(body.provider, own))
    })
  }
}
