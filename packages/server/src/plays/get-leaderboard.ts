import type { CallArguments } from '@duologue/contract/endpoint'
import type { plays } from '@duologue/contract/plays'
import type { Reader } from '@duologue/domain/accounts/reader'
import { defaultBattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import { defaultBattleMode } from '@duologue/domain/choices/battle-modes'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { namedAuthors, publicAuthors } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { type Board, type BoardKind, everyWeek, weekOf } from './best-play-store'
import { classBoard } from './class-board'
import { bestPlayView } from './play-view'
import type { PlaysRoom } from './plays-room'
import { readBoard } from './read-board'

/** Which part of which board of a thing is asked for. */
type Asked = Omit<CallArguments<typeof plays.getLeaderboard>['query'], 'mode'> & Pick<Board, 'mode'>

/** A part of a leaderboard of a thing that this reader sees; what they may not see is not there (404). */
export async function answerBoard(
  { database, clock, things }: PlaysRoom,
  kind: BoardKind,
  name: string,
  query: Asked,
  reader: Reader,
) {
  const { id: thing } = await things[kind].require(database, name, reader)
  const { page = 1, limit = pageSizes.plays } = query
  const board = {
    kind,
    thing,
    mode: query.mode,
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

/** Of these players the reader, if they are one of them. */
const own = (players: readonly string[], self: string | null) =>
  players.filter(player => player === self)

export function getLeaderboard(room: PlaysRoom): Handler<typeof plays.getLeaderboard> {
  return ({ params: { id }, query: { mode = defaultBattleMode, ...query } }, { reader }) =>
    answerBoard(room, 'conversation', id, { ...query, mode }, reader)
}
