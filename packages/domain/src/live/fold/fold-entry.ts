import { atTime, settled } from '../at-time'
import { ended } from '../game-clock'
import type { Hall } from '../hall'
import type { HallEntry, HostAct, MemberAct, ServerAct } from '../hall-act'
import { settlePairs } from '../pairs/deal-pairs'
import { isPairOver, pairOutcome } from '../pairs/pair-outcome'
import { seatMembers } from '../step/hall-battle'
import { foldHostAct } from './host-acts'
import { foldMemberAct } from './member-acts'
import { foldServerAct } from './server-acts'

const isServerAct = (act: HallEntry['act']): act is ServerAct =>
  ['join', 'gone', 'here', 'stood'].includes(act.type)

const ofMembers: readonly HallEntry['act']['type'][] = [
  'leave',
  'answer',
  'play',
  'ready',
  'read',
  'end-pair',
]

/** Whether only members do it. */
export const isMembersAlone = (type: HallEntry['act']['type']): boolean => ofMembers.includes(type)

const isMemberAct = (act: HallEntry['act']): act is MemberAct =>
  isMembersAlone(act.type) || (act.type === 'rename' && !('member' in act))

function react(hall: Hall, { at, member, act }: HallEntry): Hall {
  if (isServerAct(act)) return member === null ? foldServerAct(hall, act, at) : hall
  if (isMemberAct(act)) return member === null ? hall : foldMemberAct(hall, member, act, at)
  return member === null ? foldHostAct(hall, act satisfies HostAct, at) : hall
}

/**
 * The hall after an entry of its log (live.md#a-hall-is-a-log). What falls due before the entry happens first, at its own
 * time. An entry that does not fit its place changes nothing, and one that was folded before is not folded again.
 */
export function foldEntry(hall: Hall, entry: HallEntry): Hall {
  if (entry.seq <= hall.seq) return hall
  const at = Math.max(hall.at, Math.trunc(entry.at))
  // A span in which nothing could be written is no time of the game: nothing falls due in it.
  const until =
    entry.act.type === 'stood' ? Math.min(at, Math.max(hall.at, Math.trunc(entry.act.from))) : at
  const before = atTime(hall, until)
  const after = react(before, { ...entry, at })
  const seated = settlePairs(before, seatMembers(before, after, at), at)
  const isOver = seated.state === 'playing' && isPairOver(seated)
  const done = isOver ? ended(seated, at, pairOutcome(seated)) : settled(seated, at)
  return { ...done, seq: entry.seq, at }
}
