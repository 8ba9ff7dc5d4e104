import type { plays } from '@duologue/contract/plays'
import { defaultBattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import { defaultBattleMode } from '@duologue/domain/choices/battle-modes'
import { pageSizes } from '@duologue/domain/choices/limits'
import { namedAuthors } from '../accounts/index'
import { readableConversation } from '../conversations/index'
import type { Handler } from '../http/handlers'
import { everyWeek, weekOf } from './best-play-store'
import { bestPlayView } from './play-view'
import type { PlaysRoom } from './plays-room'
import { readBoard } from './read-board'

export function getLeaderboard(room: PlaysRoom): Handler<typeof plays.getLeaderboard> {
  const { database, clock } = room
  return async ({ params, query }, { reader }) => {
    const { id } = await readableConversation(database, params.id, reader)
    const { page = 1, limit = pageSizes.plays } = query
    const board = {
      conversation: id,
      mode: query.mode ?? defaultBattleMode,
      difficulty: query.difficulty ?? defaultBattleDifficulty,
      week: query.period === 'week' ? weekOf(clock.now()) : everyWeek,
    }
    const self = reader.kind === 'user' ? reader.id : null
    const part = { limit, offset: (page - 1) * limit }
    const { rows, nearby, total } = await readBoard(database, board, part, self)
    const players = [...rows, ...nearby].map(({ user }) => user)
    const named = await namedAuthors(database, players, self)
    const view = (row: (typeof rows)[number]) =>
      bestPlayView(row, named.get(row.user), row.user === self)
    return { plays: rows.map(view), nearby: nearby.map(view), total }
  }
}
