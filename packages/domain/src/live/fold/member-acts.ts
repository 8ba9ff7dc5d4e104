import type { Hall } from '../hall'
import type { MemberAct } from '../hall-act'
import { memberOf, withMember } from '../hall-members'
import { dealtName, mostRenames } from '../names/dealt-name'
import { hallNameFault, tidyName } from '../names/own-name'
import { playOwn } from '../own/play-own'
import { leavePair } from '../pairs/deal-pairs'
import { foldPairAct } from '../pairs/pair-acts'
import { isOfPair, playPair } from '../pairs/play-pair'
import { namedTurn, tellBattle } from '../step/hall-battle'
import { ownChoices } from '../step/own-choices'

type Answer = Extract<MemberAct, { type: 'answer' }>

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

/** An answer to the turn that is being asked; whoever answers is here (live.md#away). */
function answer(hall: Hall, number: number, act: Answer, at: number): Hall {
  const named = hall.state === 'playing' && hall.battle ? namedTurn(hall.battle) : null
  if (hall.battle === null || named?.id !== act.turn) return hall
  const { round } = hall.battle.battle
  const choice = ownChoices(hall.opening.seed, number, round, named.turn)[act.choice]
  if (choice === undefined) return hall
  const { elapsed } = act
  const answered = tellBattle(hall, { type: 'answer', member: number, choice, elapsed }, at)
  return answered === hall ? hall : withMember(answered, number, { isHere: true })
}

/** The hall after an act of a member; the very same where it does not fit (live.md#acts). */
export function foldMemberAct(hall: Hall, number: number, act: MemberAct, at: number): Hall {
  const member = memberOf(hall, number)
  if (member?.state !== 'in' || hall.state === 'ended') return hall
  switch (act.type) {
    case 'rename':
      return rename(hall, number, act.name)
    case 'leave':
      return leavePair(withMember(hall, number, { isHere: false }), number)
    case 'answer':
      return answer(hall, number, act, at)
    case 'play':
      return isOfPair(act) ? playPair(hall, number, act, at) : playOwn(hall, member, act, at)
    case 'ready':
    case 'read':
    case 'end-pair':
      return foldPairAct(hall, number, act, at)
  }
}
