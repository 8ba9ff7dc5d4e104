import type { Hall, HallMember } from '../hall'
import type { HallEntry, ServerAct } from '../hall-act'
import { memberOf, smallerSide, withMember } from '../hall-members'
import { dealtName } from '../names/dealt-name'

type Join = Extract<ServerAct, { type: 'join' }>

/** What names a member bears: the one that is shown, and the own one that waits for the host's look. */
function namesOf(hall: Hall, { member, name, user }: Join): Pick<HallMember, 'name' | 'asks'> {
  if (user || hall.settings.names === 'dealt') return { name, asks: null }
  return { name: dealtName(hall, member, 0), asks: name }
}

/** Somebody comes in, or knocks; who was in before is the same member (live.md#joining). */
export function joinHall(hall: Hall, act: Join, at: number): Hall {
  if (hall.state === 'ended') return hall
  const state = act.waits ? 'waits' : 'in'
  const before = memberOf(hall, act.member)
  if (before !== undefined) {
    const kept = before.state === 'in' ? 'in' : state
    const { extraTime, relaxed, name, user } = act
    return withMember(hall, act.member, {
      state: kept,
      since: kept === before.state ? before.since : at,
      isHere: true,
      // A guest who logs in is called as the user that they are by now.
      ...(user && !before.user ? { user, name, asks: null } : {}),
      ...(user ? { extraTime, relaxed } : {}),
    })
  }
  const { member: number, user, extraTime, relaxed } = act
  const side = hall.settings.form === 'teams' ? act.side : smallerSide(hall)
  const member: HallMember = {
    ...namesOf(hall, act),
    number,
    state,
    since: at,
    renames: 0,
    side,
    user,
    extraTime,
    relaxed,
    isHere: true,
  }
  const members = [...hall.members, member].toSorted((one, two) => one.number - two.number)
  return { ...hall, members }
}

/** How many pages are remembered that somebody was on before the one that they are on. */
const mostPages = 3

function pagesAfter(
  member: HallMember | undefined,
  page: string | undefined,
): Pick<HallMember, 'page' | 'pagesBefore'> {
  if (page === undefined || member === undefined || member.page === page) return {}
  const before = [...(member.pagesBefore ?? []), member.page ?? page]
  return { page, pagesBefore: before.filter(each => each !== page).slice(-mostPages) }
}

/** The host or a member has no connection any more, or has one, on this page (live.md#away). */
export function seeConnection(
  hall: Hall,
  member: number | null,
  isHere: boolean,
  page?: string,
): Hall {
  if (member !== null)
    return withMember(hall, member, { isHere, ...pagesAfter(memberOf(hall, member), page) })
  return hall.isHostAway === !isHere ? hall : { ...hall, isHostAway: !isHere }
}

/** Nothing could be written for a while: that was no time of the game; spans that overlap count once (live.md#game-time). */
export function standStill(hall: Hall, from: number, at: number): Hall {
  if (hall.state !== 'playing' || hall.startedAt === null) return hall
  const span = at - Math.max(Math.trunc(from), hall.at, hall.startedAt)
  return span > 0 ? { ...hall, offset: hall.offset + span } : hall
}

/** The hall after an act of the server. */
export function foldServerAct(hall: Hall, act: ServerAct, at: HallEntry['at']): Hall {
  switch (act.type) {
    case 'join':
      return joinHall(hall, act, at)
    case 'gone':
      return seeConnection(hall, act.member, false)
    case 'here':
      return seeConnection(hall, act.member, true, act.page)
    case 'stood':
      return standStill(hall, act.from, at)
  }
}
