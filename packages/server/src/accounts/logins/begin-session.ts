import { deviceName } from '@duologue/domain/accounts/device-name'
import type { SessionKind } from '@duologue/domain/accounts/session-kinds'
import type { Queries } from '../../database/connect'
import type { Caller } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { newId } from '../../outside/random/new-id'
import type { AccountsRoom } from '../accounts-room'
import { ownUser } from '../own-user'
import { newSecret } from '../secret'
import type { UserRow } from '../user-store'
import type { Tried } from './failed-login-store'
import { insertSession } from './session-store'

/**
 * Logs a user in: a new session, whose token is told this once. A counted try at the account is forgiven with it. Whose
 * account is closed is told so, having shown that it is theirs (school.md#closed-accounts).
 */
export async function beginSession(
  room: Pick<
    AccountsRoom,
    'random' | 'clock' | 'classesOf' | 'playlistNamesOf' | 'currencyOf' | 'maySpeak' | 'teacherRule'
  >,
  queries: Queries,
  user: UserRow,
  caller: Pick<Caller, 'userAgent'>,
  {
    kind = 'own',
    until,
    forgives,
    speaks,
    authToken = newSecret(room.random),
  }: {
    kind?: SessionKind
    until?: Date
    forgives?: Tried | undefined
    speaks?: boolean | undefined
    authToken?: string
  } = {},
) {
  const { random, clock } = room
  if (user.closedAt) throw new Refused('account-closed')
  const [told] = await Promise.all([
    ownUser(room, queries, user, speaks),
    insertSession(
      queries,
      {
        id: newId(random, clock),
        user: user.id,
        token: authToken,
        device: deviceName(caller.userAgent),
        kind,
        until,
        now: clock.now(),
      },
      forgives,
    ),
  ])
  return { user: told, authToken }
}
