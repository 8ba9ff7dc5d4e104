import { canBattle } from '../../battle/can-battle'
import { ended, gameTime, resumed, stopped } from '../game-clock'
import type { Hall } from '../hall'
import type { HostAct } from '../hall-act'
import { hallLacks, memberOf, membersIn, smallerSide, withMember } from '../hall-members'
import { outcomeOf } from '../hall-outcome'
import { type HallSettings, type HallSide, isInPairs } from '../hall-settings'
import { hallNameFault, tidyName } from '../names/own-name'
import { dealPairs } from '../pairs/deal-pairs'
import { namedTurn, startBattle, tellBattle } from '../step/hall-battle'

type TurnAct = Extract<HostAct, { type: 'next' | 'heard' }>

function begin(hall: Hall, at: number): Hall {
  if (hall.state !== 'lobby' || hallLacks(hall) !== null) return hall
  const { lines, language } = hall.opening.script
  const isInStep = hall.settings.pace === 'step'
  const isPaired = isInPairs(hall.settings)
  if ((isInStep || isPaired) && !canBattle(lines, language)) return hall
  const begun: Hall = { ...hall, state: 'playing', startedAt: at, offset: at }
  if (isPaired) return dealPairs({ ...begun, pairs: [] }, at)
  return isInStep ? startBattle(begun, at) : begun
}

/** The game goes on; where nobody was there to be asked, somebody may be by now. */
function goOn(hall: Hall, at: number): Hall {
  if (hall.state !== 'paused') return hall
  const going = { ...resumed(hall, at), isHostAway: false }
  return hall.pause === 'nobody' ? tellBattle(going, { type: 'next' }, at) : going
}

/** What was pressed so soon after the screen has changed was meant for what had been there before, in milliseconds. */
const meantBefore = 1000

/** The host goes on in a turn, or the line of the turn was heard: once, whatever is told twice (live.md#turn-in-step). */
function goOnInTurn(hall: Hall, { type, turn }: TurnAct, at: number): Hall {
  const named = hall.state === 'playing' && hall.battle ? namedTurn(hall.battle) : null
  if (named?.id !== turn) return hall
  const { state, since } = named.turn.moment
  const isFresh = state === 'feedback' && gameTime(hall, at) - since < meantBefore
  return type === 'next' && isFresh ? hall : tellBattle(hall, { type }, at)
}

/** Who waits is let in, each on the side that has fewer then; or is not (live.md#knocking). */
function answerKnocks(hall: Hall, members: readonly number[], isLetIn: boolean): Hall {
  let after = hall
  for (const number of members) {
    if (memberOf(after, number)?.state !== 'waits') continue
    after = withMember(after, number, {
      state: isLetIn ? 'in' : 'refused',
      ...(isLetIn ? { side: smallerSide(after) } : {}),
    })
  }
  return after
}

function showNames(hall: Hall, members: readonly number[]): Hall {
  let after = hall
  for (const number of members) {
    const asks = memberOf(after, number)?.asks
    if (typeof asks === 'string') after = withMember(after, number, { name: asks, asks: null })
  }
  return after
}

/** The host gives a name by their own judgement; it only has to be one (live.md#names). */
function giveName(hall: Hall, member: number, given: string): Hall {
  const name = tidyName(given)
  if (hallNameFault(hall, name, member) !== undefined) return hall
  return withMember(hall, member, { name, asks: null })
}

function move(hall: Hall, member: number, side: HallSide): Hall {
  return hall.settings.form === 'teams' && memberOf(hall, member)?.state === 'in'
    ? withMember(hall, member, { side })
    : hall
}

const remove = (hall: Hall, number: number): Hall => {
  const member = memberOf(hall, number)
  if (member === undefined || member.state === 'removed') return hall
  return {
    ...withMember(hall, number, { state: 'removed', isHere: false }),
    hasRemoved: true,
  }
}

/** Who lost their key and came anew goes on as who they were: the newer place is given up (live.md#joining). */
function givePlace(hall: Hall, from: number, to: number): Hall {
  const [old, fresh] = [memberOf(hall, from), memberOf(hall, to)]
  if (from === to || old?.state !== 'in' || fresh?.state !== 'in') return hall
  if (old.user || fresh.user) return hall
  const back = withMember(hall, from, { isHere: fresh.isHere })
  return withMember(back, to, { state: 'refused', isHere: false })
}

/** Other settings in the lobby; sides are dealt anew where the form is another. */
function changeSettings(hall: Hall, settings: HallSettings): Hall {
  if (hall.state !== 'lobby') return hall
  const changed = { ...hall, settings }
  if (settings.form === hall.settings.form) return changed
  const inOrder = membersIn(changed).map(({ number }) => number)
  const members = changed.members.map(member => {
    const place = inOrder.indexOf(member.number)
    const side: HallSide = settings.form === 'teams' && place % 2 === 1 ? 2 : 1
    return { ...member, side }
  })
  return { ...changed, members }
}

/** What the host does with members, at any time before the end. */
function foldMembersAct(hall: Hall, act: HostAct): Hall | null {
  switch (act.type) {
    case 'let-in':
    case 'not-now':
      return answerKnocks(hall, act.members, act.type === 'let-in')
    case 'show-names':
      return showNames(hall, act.members)
    case 'rename':
      return giveName(hall, act.member, act.name)
    case 'move':
      return move(hall, act.member, act.side)
    case 'remove':
      return remove(hall, act.member)
    case 'give-place':
      return givePlace(hall, act.from, act.to)
    default:
      return null
  }
}

/** The hall after an act of its host; the very same where it does not fit (live.md#acts). */
export function foldHostAct(hall: Hall, act: HostAct, at: number): Hall {
  if (hall.state === 'ended') {
    if (act.type === 'again' && hall.again === null) return { ...hall, again: act.hall }
    return act.type === 'close' && !hall.isClosed ? { ...hall, isClosed: true } : hall
  }
  const withMembers = foldMembersAct(hall, act)
  if (withMembers !== null) return withMembers
  switch (act.type) {
    case 'start':
      return begin(hall, at)
    case 'lock':
      return hall.locked === act.locked ? hall : { ...hall, locked: act.locked }
    case 'new-code':
      return { ...hall, codes: hall.codes + 1 }
    case 'settings':
      return changeSettings(hall, act.settings)
    case 'pause':
      return hall.state === 'playing' ? stopped(hall, at, 'pressed') : hall
    case 'resume':
      return goOn(hall, at)
    case 'next':
    case 'heard':
      return goOnInTurn(hall, act, at)
    case 'end':
      return ended(hall, at, outcomeOf(hall))
    default:
      return hall
  }
}
