import { accountLimits } from '@duologue/domain/accounts/account-limits'
import { prolongEvery } from '@duologue/domain/accounts/session-kinds'
import { saveWhereItCan } from '../../database/cannot-save'
import type { Identify } from '../../http/handlers'
import type { AccountsRoom } from '../accounts-room'
import { prolongSession, sessionOf } from './session-store'

/**
 * Who sends a token: the reader and the session; undefined when the token is nobody's or over (accounts.md#sessions).
 */
export function identify({ database, clock }: Pick<AccountsRoom, 'database' | 'clock'>): Identify {
  return async token => {
    const now = clock.now()
    const found = await sessionOf(database, token, now)
    if (!found) return undefined
    if (now.getTime() - found.lastUsedAt.getTime() >= prolongEvery[found.kind])
      // Whoever is logged in stays so where nothing can be saved for now.
      await saveWhereItCan(() => prolongSession(database, found, now))
    const { user, role, type, isPupil } = found
    return {
      reader: {
        kind: 'user',
        id: user,
        role,
        isStudent: type === 'student',
        ...(isPupil ? { isPupil } : {}),
      },
      session: found.session,
      isConfirmed: now.getTime() - found.confirmedAt.getTime() < accountLimits.confirmed,
    }
  }
}
