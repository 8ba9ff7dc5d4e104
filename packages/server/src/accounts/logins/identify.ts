import { accountLimits } from '@duologue/domain/accounts/account-limits'
import { apiTokenLimits, isApiToken } from '@duologue/domain/accounts/api-tokens'
import { prolongEvery } from '@duologue/domain/accounts/session-kinds'
import { saveWhereItCan } from '../../database/cannot-save'
import type { Identify } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { AccountsRoom } from '../accounts-room'
import type { UserRow } from '../user-store'
import { apiTokenOf, noteApiTokenUse } from './api-token-store'
import { prolongSession, sessionOf } from './session-store'

type Room = Pick<AccountsRoom, 'database' | 'clock'>
type Known = NonNullable<Awaited<ReturnType<Identify>>>

/** A user as a reader. */
const readerOf = ({
  user,
  role,
  type,
  isPupil,
}: Pick<UserRow, 'role' | 'type' | 'isPupil'> & { user: string }): Known['reader'] => ({
  kind: 'user',
  id: user,
  role,
  isStudent: type === 'student',
  ...(isPupil ? { isPupil } : {}),
})

/** Whom a program calls for; nobody for a student, who has none (api.md#tokens). */
async function programOf({ database, clock }: Room, token: string): Promise<Known | undefined> {
  const now = clock.now()
  const found = await apiTokenOf(database, token, now)
  if (!found || found.type === 'student') return undefined
  if (found.closedAt) throw new Refused('account-closed')
  const { id, scope, usedAt } = found
  if (now.getTime() - (usedAt?.getTime() ?? 0) >= apiTokenLimits.notedEvery)
    await saveWhereItCan(() => noteApiTokenUse(database, id, now))
  return {
    reader: readerOf(found),
    session: null,
    isConfirmed: false,
    isFramed: false,
    apiToken: { id, scope },
  }
}

/**
 * Who sends a token: the reader and the session, or the program that calls for them; undefined when the token is nobody's
 * or over (accounts.md#sessions). Refuses those of a closed account (school.md#closed-accounts).
 */
export function identify(room: Room): Identify {
  const { database, clock } = room
  return async token => {
    if (isApiToken(token)) return programOf(room, token)
    const now = clock.now()
    const found = await sessionOf(database, token, now)
    if (!found) return undefined
    // Begun while the account was being closed.
    if (found.closedAt) throw new Refused('account-closed')
    if (now.getTime() - found.lastUsedAt.getTime() >= prolongEvery[found.kind])
      // Whoever is logged in stays so where nothing can be saved for now.
      await saveWhereItCan(() => prolongSession(database, found, now))
    return {
      reader: readerOf(found),
      session: found.session,
      isFramed: found.kind === 'frame',
      isConfirmed: now.getTime() - found.confirmedAt.getTime() < accountLimits.confirmed,
      apiToken: null,
    }
  }
}
