import { accountLimits } from '@duologue/domain/accounts/account-limits'
import { forgetAnswers } from '../database/do-once'
import type { RepeatedWork } from '../repeated-work'
import type { AccountsRoom } from './accounts-room'
import { forgetLinks } from './links/link-store'
import { forgetApiTokens } from './logins/api-token-store'
import { forgetTries } from './logins/failed-login-store'
import { forgetSessions } from './logins/session-store'
import { forgetMails } from './mails/mail-store'

const everyMs = 10 * 60 * 1000

/** Forgets some of the sessions, API tokens, links, counts, mails and kept answers that are over; whether more may be left. */
export async function forgetOld({
  database,
  clock,
}: Pick<AccountsRoom, 'database' | 'clock'>): Promise<boolean> {
  const now = clock.now()
  const more = [
    await forgetSessions(database, now),
    await forgetApiTokens(database, now),
    await forgetLinks(database, now),
    await forgetTries(database, new Date(now.getTime() - accountLimits.loginWindow)),
    await forgetMails(database),
    await forgetAnswers(database, new Date(now.getTime() - accountLimits.keptAnswer)),
  ]
  return more.includes(true)
}

/** Forgets again and again. */
export const forgettingWork = (room: Pick<AccountsRoom, 'database' | 'clock'>): RepeatedWork => ({
  name: 'forgetting',
  everyMs,
  portion: () => forgetOld(room),
  failed: 'old rows stay',
})
