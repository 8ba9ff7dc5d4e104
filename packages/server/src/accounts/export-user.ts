import type { accounts } from '@duologue/contract/accounts'
import { mayChangeUser } from '@duologue/domain/accounts/may-change-user'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { historyOf, note } from './account-history-store'
import type { AccountsRoom, HeldElsewhere } from './accounts-room'
import { googleOf } from './google/google-store'
import { apiTokensOfUser } from './logins/api-token-store'
import { sessionsOfUser } from './logins/session-store'
import { sessionView } from './logins/session-view'
import { idOfReader } from './logins/signed-in'
import { ownUser } from './own-user'
import { schoolLoginsOf } from './school-logins/school-login-store'
import { type UserRow, userById } from './user-store'

/** Asks all other rooms at once, each for its part. */
async function heldElsewhere({ exporters, database }: AccountsRoom, user: string) {
  const parts = Object.entries(exporters).map(
    async ([part, ask]) => [part, await ask(database, user)] as const,
  )
  return Object.fromEntries(await Promise.all(parts)) as HeldElsewhere
}

/** All that is kept of a user, for whoever may have it; who asked is noted in their history. */
export async function accountExport(room: AccountsRoom, user: UserRow, actor: string) {
  const { database, clock } = room
  await note(room, database, { user: user.id, actor, what: 'exported' })
  const [sessions, tokens, googleAccounts, schoolLogins, held, history] = await Promise.all([
    sessionsOfUser(database, user.id, clock.now()),
    apiTokensOfUser(database, user.id, clock.now()),
    googleOf(database, user.id),
    schoolLoginsOf(database, user.id),
    heldElsewhere(room, user.id),
    historyOf(database, user.id),
  ])
  return {
    user: await ownUser(room, database, user),
    exportedAt: clock.now().toISOString(),
    memberSince: user.createdAt.toISOString(),
    sessions: sessions.map(sessionView),
    apiTokens: tokens.map(({ name, scope, createdAt }) => ({
      name,
      scope,
      since: createdAt.toISOString(),
    })),
    googleAccounts,
    schoolLogins: schoolLogins.map(({ issuer, subject, createdAt }) => ({
      issuer,
      subject,
      since: createdAt.toISOString(),
    })),
    ...held,
    history: history.map(({ at, what }) => ({ at: at.toISOString(), what })),
  }
}

export function exportUser(room: AccountsRoom): Handler<typeof accounts.exportUser> {
  return async ({ params }, { reader }) => {
    if (!mayChangeUser(reader, params.id)) throw new Refused('not-allowed')
    const user = await userById(room.database, params.id)
    if (!user) throw new Refused('user-not-found')
    return accountExport(room, user, idOfReader(reader))
  }
}
