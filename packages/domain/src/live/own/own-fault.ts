import type { Hall } from '../hall'
import type { MemberAct } from '../hall-act'
import { gamesOf } from './play-own'

/** Why the hall has no event of a member's own game, once it was told of it; null where it has it (live.md#own-pace). */
export function ownFault(
  hall: Hall,
  member: number,
  { game, index }: Pick<Extract<MemberAct, { type: 'play' }>, 'game' | 'index'>,
): 'not-taken' | null {
  const played = gamesOf(hall, member).find(each => each.game === game)
  return played !== undefined && index < played.events.length ? null : 'not-taken'
}
