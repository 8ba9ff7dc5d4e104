import type { accounts } from '@duologue/contract/accounts'
import type { SessionKind } from '@duologue/domain/accounts/session-kinds'
import type { Handler } from '../../http/handlers'
import type { AccountsRoom } from '../accounts-room'
import { sessionsOfUser } from './session-store'
import { sessionView } from './session-view'
import { idOfReader } from './signed-in'

const withCard: readonly SessionKind[] = ['card', 'shared']

export function listSessions(room: AccountsRoom): Handler<typeof accounts.listSessions> {
  return async (_call, { reader, session }) => {
    const rows = await sessionsOfUser(room.database, idOfReader(reader), room.clock.now())
    return {
      sessions: rows.map(row => ({
        id: row.id,
        ...sessionView(row),
        isThis: row.id === session,
        ...(withCard.includes(row.kind) ? { isWithCard: true as const } : {}),
      })),
    }
  }
}
