import { atTime } from '../at-time'
import type { Hall, HallMember } from '../hall'
import { memberOf, membersIn } from '../hall-members'
import { mostRenames } from '../names/dealt-name'
import type { MemberView } from './views'

function stateOf(hall: Hall, { state }: HallMember): MemberView['state'] {
  if (state === 'removed' || state === 'refused') return 'removed'
  return state === 'waits' && hall.state !== 'ended' ? 'waiting' : hall.state
}

/**
 * What a member may see of a hall at a time (live.md#views); null where there is no such member.
 *
 * @param at milliseconds since the hall was opened.
 */
export function memberView(then: Hall, number: number, at: number): MemberView | null {
  const hall = atTime(then, at)
  const member = memberOf(hall, number)
  if (member === undefined) return null
  const { opening, settings, outcome } = hall
  const state = stateOf(hall, member)
  return {
    state,
    title: opening.title,
    language: opening.script.language,
    member: number,
    name: member.asks ?? member.name,
    renames: member.user ? 0 : mostRenames - member.renames,
    side: settings.form === 'teams' ? member.side : null,
    form: settings.form,
    pace: settings.pace,
    mode: settings.mode,
    names: settings.names,
    isHostAway: hall.isHostAway,
    place: null,
    of: membersIn(hall).length,
    points: 0,
    turn: null,
    reveal: null,
    own: null,
    end: state === 'ended' && outcome !== null ? { outcome, missed: [], again: hall.again } : null,
  }
}
