import type { Reader } from '@duologue/domain/accounts/reader'
import { saveWhereItCan } from '../../database/cannot-save'
import type { AccountsRoom } from '../accounts-room'
import { prolongSession, sessionOf } from './session-store'

/** A session is prolonged at most so often, in milliseconds: not every call should write. */
const prolongEvery = 60 * 60 * 1000

/**
 * Who sends a token: the reader and the session; undefined when the token is nobody's or over (accounts.md#sessions).
 */
export function identify({ database, clock }: Pick<AccountsRoom, 'database' | 'clock'>) {
  return async (token: string): Promise<{ reader: Reader; session: string } | undefined> => {
    const now = clock.now()
    const found = await sessionOf(database, token, now)
    if (!found) return undefined
    if (now.getTime() - found.lastUsedAt.getTime() >= prolongEvery)
      // Whoever is logged in stays so where nothing can be saved for now.
      await saveWhereItCan(() => prolongSession(database, found.session, now))
    const { user, role, type } = found
    return {
      reader: { kind: 'user', id: user, role, isStudent: type === 'student' },
      session: found.session,
    }
  }
}
