import type { plays } from '@duologue/contract/plays'
import { defaultBattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import { defaultBattleMode } from '@duologue/domain/choices/battle-modes'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { namedAuthors, publicAuthors } from '../accounts/index'
import { requireConversation } from '../conversations/index'
import type { Handler } from '../http/handlers'
import { everyWeek, weekOf } from './best-play-store'
import { classBoard } from './class-board'
import { bestPlayView } from './play-view'
import type { PlaysRoom } from './plays-room'
import { readBoard } from './read-board'

export function getLeaderboard(room: PlaysRoom): Handler<typeof plays.getLeaderboard> {
  const { database, clock } = room
  return async ({ params, query }, { reader }) => {
    const { id } = await requireConversation(database, params.id, reader)
    const { page = 1, limit = pageSizes.plays } = query
    const board = {
      conversation: id,
      mode: query.mode ?? defaultBattleMode,
      difficulty: query.difficulty ?? defaultBattleDifficulty,
      week: query.period === 'week' ? weekOf(clock.now()) : everyWeek,
    }
    const self = reader.kind === 'user' ? reader.id : null
    const ofClass = query.class ? await classBoard(database, query.class, reader) : undefined
    const whole = ofClass ? { ...board, among: ofClass.among } : board
    const isOwnOnly = ofClass?.shown === 'own'
    const part = { limit: isOwnOnly ? 0 : limit, offset: (page - 1) * limit }
    const { rows, nearby, total } = await readBoard(database, whole, part, self)
    const beside = isOwnOnly ? nearby.filter(({ user }) => user === self) : nearby
    const players = [...rows, ...beside].map(({ user }) => user)
    const named =
      ofClass?.shown === 'named'
        ? await publicAuthors(database, players)
        : await namedAuthors(database, ofClass ? own(players, self) : players, self)
    const view = (row: (typeof rows)[number]) =>
      bestPlayView(row, named.get(row.user), row.user === self)
    return { plays: rows.map(view), nearby: beside.map(view), total }
  }
}

/** Of these players the reader, if they are one of them. */
const own = (players: readonly string[], self: string | null) =>
  players.filter(player => player === self)
