import { pronunciationModes } from '@duologue/domain/choices/pronunciation-choices'
import { begunList, playedList } from '../../pronunciation/index'
import { type Game, wrongEvents } from './game'
import { judgeRound } from './judge-round'

/** Rounds over pronunciation lists (plays.md#rounds): they have no boards. */
export const rounds: Game = {
  async replay({ database, clock }, ticket, id, events) {
    const mode = pronunciationModes.find(one => one === ticket.mode)
    const told = events.flatMap(event => ('kind' in event ? [event] : []))
    if (mode === undefined || told.length < events.length) throw wrongEvents()
    const list = await begunList(database, id)
    const judged = judgeRound({ ...ticket, mode }, list, told, clock.now())
    return { thing: playedList(list), judged }
  },
}
