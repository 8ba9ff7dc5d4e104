import type { Hall } from '../hall'
import type { MemberAct } from '../hall-act'
import { memberOf, withMember } from '../hall-members'
import { dealtName, mostRenames } from '../names/dealt-name'
import { hallNameFault, tidyName } from '../names/own-name'

/** Another name: a dealt one, or in a hall of own names another own one (live.md#names). */
function rename(hall: Hall, number: number, given: string | undefined): Hall {
  const member = memberOf(hall, number)
  if (member === undefined || member.user || member.renames >= mostRenames) return hall
  if (hall.state !== 'lobby') return hall
  const renames = member.renames + 1
  if (hall.settings.names === 'dealt') {
    return withMember(hall, number, { name: dealtName(hall, number, renames), renames })
  }
  const name = tidyName(given ?? '')
  if (hallNameFault(hall, name, number) !== undefined) return hall
  return withMember(hall, number, { asks: name, renames })
}

/** The hall after an act of a member; the very same where it does not fit (live.md#acts). */
export function foldMemberAct(hall: Hall, number: number, act: MemberAct): Hall {
  const member = memberOf(hall, number)
  if (member === undefined || member.state === 'removed' || hall.state === 'ended') return hall
  switch (act.type) {
    case 'rename':
      return rename(hall, number, act.name)
    case 'leave':
      return withMember(hall, number, { isHere: false })
    default:
      return hall
  }
}
