import type { CallArguments } from '@duologue/contract/endpoint'
import type { plays } from '@duologue/contract/plays'
import type { Pupil } from '@duologue/contract/shapes/field-shapes'
import { mayChangeUser } from '@duologue/domain/accounts/may-change-user'
import type { Reader } from '@duologue/domain/accounts/reader'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { findWantedPlays } from './play-store'
import { playView } from './play-view'
import type { PlaysRoom } from './plays-room'

type Query = CallArguments<typeof plays.findPlays>['query']

/**
 * Whose plays are asked for: the reader's own, or those that they may see of an assignment (plays.md#who-sees-plays).
 */
async function playersAsked(
  { database, assignments }: PlaysRoom,
  { user, assignment }: Query,
  reader: Reader,
): Promise<Map<string, Pupil | undefined>> {
  if (assignment !== undefined) {
    const players = await assignments.playersOf(database, assignment, reader)
    return new Map([...players].filter(([id]) => user === undefined || id === user))
  }
  if (user === undefined) throw new Refused('invalid-input')
  if (!mayChangeUser(reader, user)) throw new Refused('not-allowed')
  return new Map([[user, undefined]])
}

export function findPlays(room: PlaysRoom): Handler<typeof plays.findPlays> {
  return async ({ query }, { reader }) => {
    const players = await playersAsked(room, query, reader)
    const { assignment, page = 1, limit = pageSizes.plays } = query
    const wanted = { users: [...players.keys()], assignment, about: query }
    const part = { limit, offset: (page - 1) * limit }
    const { rows, total } = await findWantedPlays(room.database, { ...wanted, ...part })
    return { plays: rows.map(row => playView(row, players.get(row.user ?? ''))), total }
  }
}
