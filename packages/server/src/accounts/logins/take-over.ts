import type { Queries } from '../../database/connect'
import type { AccountsRoom } from '../accounts-room'
import { unlinkGoogle } from '../google/google-store'
import { unlinkSchoolLogins } from '../school-logins/school-login-store'
import { changeUser, type UserRow } from '../user-store'
import { endApiTokensOf } from './api-token-store'
import { endSessionsOf } from './session-store'

/**
 * The account with the address that an issuer vouches for; one whose owner never proved it loses its password and whatever
 * else opened it (accounts.md#google-login).
 */
export async function takeOver(
  room: Pick<AccountsRoom, 'clock'>,
  queries: Queries,
  user: UserRow,
): Promise<void> {
  if (user.emailVerifiedAt !== null) return
  await endSessionsOf(queries, user.id)
  await endApiTokensOf(queries, user.id)
  await unlinkGoogle(queries, user.id)
  await unlinkSchoolLogins(queries, user.id)
  await changeUser(queries, user.id, { passwordHash: null, emailVerifiedAt: room.clock.now() })
}
