import type { accounts } from '@duologue/contract/accounts'
import type { Handler } from '../../http/handlers'
import type { AccountsRoom } from '../accounts-room'
import { sessionsOfUser } from './session-store'
import { sessionView } from './session-view'
import { idOfReader } from './signed-in'

export function listSessions(room: AccountsRoom): Handler<typeof accounts.listSessions> {
  return async (_call, { reader, session }) => {
    const rows = await sessionsOfUser(room.database, idOfReader(reader), room.clock.now())
    return {
      sessions: rows.map(row => ({
        id: row.id,
        ...sessionView(row),
        isThis: row.id === session,
        ...(row.kind !== 'own' ? { isWithCard: true as const } : {}),
      })),
    }
  }
}
