import type { accounts } from '@duologue/contract/accounts'
import { mayChangeUser } from '@duologue/domain/accounts/may-change-user'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import type { AccountsRoom } from './accounts-room'
import { googleOf } from './google-store'
import { historyOf, note } from './history-store'
import { ownUser } from './own-user'
import { sessionsOfUser } from './session-store'
import { sessionView } from './session-view'
import { idOfReader } from './signed-in'
import { userById } from './user-store'

export function exportUser(room: AccountsRoom): Handler<typeof accounts.exportUser> {
  const { database, clock } = room
  return async ({ params }, { reader }) => {
    if (!mayChangeUser(reader, params.id)) throw new Refused('not-allowed')
    const user = await userById(database, params.id)
    if (!user) throw new Refused('user-not-found')
    await note(room, database, { user: user.id, actor: idOfReader(reader), what: 'exported' })
    const told = await Promise.all([
      sessionsOfUser(database, user.id, clock.now()),
      googleOf(database, user.id),
      room.conversationsOf(database, user.id),
      room.playlistsOf(database, user.id),
      room.playsOf(database, user.id),
      room.learnOf(database, user.id),
      room.pronunciationOf(database, user.id),
      room.classesInExport(database, user.id),
      room.shopOf(database, user.id),
      room.reportsOf(database, user.id),
      historyOf(database, user.id),
    ])
    const [
      sessions,
      googleAccounts,
      conversations,
      playlists,
      plays,
      learn,
      pronunciation,
      classes,
      shop,
      reports,
      history,
    ] = told
    return {
      user: await ownUser(room, database, user),
      exportedAt: clock.now().toISOString(),
      memberSince: user.createdAt.toISOString(),
      sessions: sessions.map(sessionView),
      googleAccounts,
      conversations,
      playlists,
      plays,
      learn,
      pronunciation,
      classes,
      shop,
      reports,
      history: history.map(({ at, what }) => ({ at: at.toISOString(), what })),
    }
  }
}
