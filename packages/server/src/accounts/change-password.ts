import type { accounts } from '@duologue/contract/accounts'
import { isPupil } from '@duologue/domain/accounts/is-pupil'
import { isSelf } from '@duologue/domain/accounts/may-change-user'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { note } from './account-history-store'
import type { AccountsRoom } from './accounts-room'
import { closeLinks } from './links/link-store'
import { endApiTokensOf } from './logins/api-token-store'
import { forgiveTry } from './logins/failed-login-store'
import { passwordTries, triedBy } from './logins/failed-logins'
import { endSessionsOf } from './logins/session-store'
import { rowOfReader } from './logins/signed-in'
import { requireUncommonPassword } from './require-uncommon-password'
import { changeUser } from './user-store'

export function changePassword(room: AccountsRoom): Handler<typeof accounts.changePassword> {
  const tries = passwordTries(room)
  return async ({ params, body }, { reader, session, address }) => {
    if (!isSelf(reader, params.id)) throw new Refused('not-allowed')
    if (isPupil(reader)) throw new Refused('pupil-kept')
    const user = await rowOfReader(room.database, reader)
    const tried = triedBy(user.email ?? user.id, address)
    if (!(await tries.isRight(tried, body.oldPassword, user.passwordHash)))
      throw new Refused('wrong-password', { oldPassword: 'is wrong' })
    requireUncommonPassword('newPassword', body.newPassword)
    const passwordHash = await room.hashes.hash(body.newPassword)
    await inTransaction(room.database, room.random, async transaction => {
      await changeUser(transaction, user.id, { passwordHash })
      await endSessionsOf(transaction, user.id, session ?? undefined)
      await endApiTokensOf(transaction, user.id)
      await closeLinks(transaction, 'reset', user.id, room.clock.now())
      await forgiveTry(transaction, tried)
      await note(room, transaction, { user: user.id, actor: user.id, what: 'password-changed' })
    })
    return { ok: true }
  }
}
