import { battleModes } from '@duologue/domain/choices/battle-modes'
import { begunDialogue, playedConversation } from '../../conversations/index'
import { upsertBest } from '../best-play-store'
import { type Game, wrongEvents } from './game'
import { judgePlay } from './judge-play'

/** Battles over conversations: they have boards, and memory learns from each line. */
export const battles: Game = {
  async replay({ database, clock }, ticket, id, events) {
    const mode = battleModes.find(one => one === ticket.mode)
    const told = events.flatMap(event => ('type' in event ? [event] : []))
    if (mode === undefined || told.length < events.length) throw wrongEvents()
    const conversation = await begunDialogue(database, id)
    const judged = judgePlay({ ...ticket, mode }, conversation, told, clock.now())
    return { thing: playedConversation(conversation), judged }
  },

  async over({ onPlayed }, transaction, row, { lines }) {
    const { conversation } = row
    const mode = battleModes.find(one => one === row.mode)
    if (conversation === null || mode === undefined) return undefined
    const [best] = await Promise.all([
      // In step with others a score comes otherwise than alone.
      row.verified && !row.live
        ? upsertBest(transaction, 'conversation', { ...row, thing: conversation })
        : undefined,
      onPlayed(transaction, { ...row, conversation, mode, at: row.playedAt, lines }),
    ])
    return best
  },
}
