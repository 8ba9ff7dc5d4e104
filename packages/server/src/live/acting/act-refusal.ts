import { isMembersAlone } from '@duologue/domain/live/fold/fold-entry'
import type { Hall } from '@duologue/domain/live/hall'
import type { HallEntry, HostAct, MemberAct } from '@duologue/domain/live/hall-act'
import { memberOf } from '@duologue/domain/live/hall-members'
import { hallNameFault, tidyName } from '@duologue/domain/live/names/own-name'
import type { Refusal } from '@duologue/domain/messages/refusals'
import type { Who } from '../who-in-hall'

/** What a page may send. */
export type SentAct = HostAct | MemberAct

const afterEnd: readonly HallEntry['act']['type'][] = ['again', 'close', 'leave']

export const isMemberAct = (act: SentAct): act is MemberAct =>
  isMembersAlone(act.type) || (act.type === 'rename' && !('member' in act))

/** Why a name is not taken; the members' own where they choose it, and the host's for anybody. */
function nameRefusal(hall: Hall, act: SentAct, who: Who): Refusal | undefined {
  if (act.type !== 'rename') return undefined
  const number = 'member' in act ? act.member : who.kind === 'member' ? who.number : null
  const isDealt = isMemberAct(act) && hall.settings.names === 'dealt'
  return isDealt ? undefined : hallNameFault(hall, tidyName(act.name ?? ''), number)
}

/**
 * Why an act of somebody is refused before it goes into the log (live.md#acts); undefined where nothing is against it.
 * What comes too late or does not fit its place is not refused: folded, it does nothing.
 */
export function actRefusal(hall: Hall, who: Who, act: SentAct): Refusal | undefined {
  if (hall.state === 'ended' && !afterEnd.includes(act.type)) return 'hall-over'
  if (who.kind === 'admin') return act.type === 'end' ? undefined : 'not-allowed'
  if (isMemberAct(act) !== (who.kind === 'member')) return 'not-allowed'
  if (who.kind === 'member') {
    const state = memberOf(hall, who.number)?.state
    if (state === 'removed' || state === 'refused') return 'removed-here'
    if (state !== 'in' && act.type !== 'leave' && act.type !== 'rename') return 'not-allowed'
  }
  return nameRefusal(hall, act, who)
}
