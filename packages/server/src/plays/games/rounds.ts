import { pronunciationModes } from '@duologue/domain/choices/pronunciation-choices'
import type { RoundEvent } from '@duologue/domain/pronunciation/game/round'
import { begunList, playedList } from '../../pronunciation/index'
import { type Events, type Game, wrongEvents } from './game'
import { judgeRound } from './judge-round'

/** Songs have more kinds of events, and their answers say to which gap. */
const isOfRound = (event: Events[number]): event is RoundEvent =>
  'kind' in event && !('gap' in event) && roundKinds.some(kind => kind === event.kind)

const roundKinds: readonly RoundEvent['kind'][] = ['begin', 'answer', 'time-up', 'next']

/** Rounds over pronunciation lists (plays.md#rounds): they have no boards. */
export const rounds: Game = {
  async replay({ database, clock }, ticket, id, events) {
    const mode = pronunciationModes.find(one => one === ticket.mode)
    const told = events.filter(isOfRound)
    if (mode === undefined || told.length < events.length) throw wrongEvents()
    const list = await begunList(database, id)
    const judged = judgeRound({ ...ticket, mode }, list, told, clock.now())
    return { thing: playedList(list), judged }
  },
}
