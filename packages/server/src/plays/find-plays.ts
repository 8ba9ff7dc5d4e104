import type { plays } from '@duologue/contract/plays'
import { mayChangeUser } from '@duologue/domain/accounts/may-change-user'
import { pageSizes } from '@duologue/domain/choices/limits'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { findUserPlays } from './play-store'
import { playView } from './play-view'
import type { PlaysRoom } from './plays-room'

export function findPlays({ database }: PlaysRoom): Handler<typeof plays.findPlays> {
  return async ({ query }, { reader }) => {
    const { user, conversation, page = 1, limit = pageSizes.plays } = query
    if (!mayChangeUser(reader, user)) throw new Refused('not-allowed')
    const offset = (page - 1) * limit
    const { rows, total } = await findUserPlays(database, { user, conversation, limit, offset })
    return { plays: rows.map(playView), total }
  }
}
