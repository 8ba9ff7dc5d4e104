import type { accounts } from '@duologue/contract/accounts'
import type { Queries } from '../../database/connect'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { note } from '../account-history-store'
import type { AccountsRoom } from '../accounts-room'
import { googleOf } from '../google/google-store'
import { idOfReader } from '../logins/signed-in'
import { requireSchoolLogin } from '../school-logins/school-identity'
import { schoolLoginsOf, unlinkSchoolLogins } from '../school-logins/school-login-store'
import { lockUser, type UserRow } from '../user-store'

/** Whether somebody still gets in without the login of an issuer; what is not set up here any more opens nothing. */
async function hasAnotherWay(
  { schoolLogins, googleIssuer }: AccountsRoom,
  transaction: Queries,
  { id, passwordHash }: UserRow,
  issuer: string,
): Promise<boolean> {
  if (passwordHash !== null) return true
  const google = await googleOf(transaction, id)
  if (google.some(account => account.issuer === googleIssuer)) return true
  const issuers = new Set([...schoolLogins.values()].map(({ settings }) => settings.issuer))
  const logins = await schoolLoginsOf(transaction, id)
  return logins.some(login => login.issuer !== issuer && issuers.has(login.issuer))
}

export function disconnectLogin(room: AccountsRoom): Handler<typeof accounts.disconnectLogin> {
  const { database, random } = room
  return async ({ params: { provider } }, { reader }) => {
    const { issuer } = requireSchoolLogin(room, provider).settings
    const id = idOfReader(reader)
    await inTransaction(database, random, async transaction => {
      // Locked, so that of two who take a way away at once the second sees what the first has left.
      const user = await lockUser(transaction, id)
      if (!user) throw new Refused('login-over')
      const isLeft = await hasAnotherWay(room, transaction, user, issuer)
      if (!(await unlinkSchoolLogins(transaction, id, issuer))) throw new Refused('login-not-found')
      if (!isLeft) throw new Refused('last-login')
      await note(room, transaction, { user: id, actor: id, what: 'school-login-unlinked' })
    })
    return { provider }
  }
}
