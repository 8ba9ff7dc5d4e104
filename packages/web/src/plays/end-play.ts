import type { Battle, BattleEvent } from '@duologue/domain/battle/battle'
import { dealNow } from '@duologue/domain/battle/turn/deals'
import type { Client } from '../api/client'
import { newKey } from '../api/new-key'
import { notSaved, type SavingPlay } from '../sending/play-saving'
import { type SentPlay, type ToldPlay, visitorPlay } from '../sending/unsaved-plays'
import { sessionNow } from '../session/session'
import { storePlay } from './store-play'

/** A battle that is over, with what was done in it. */
interface EndedBattle {
  readonly battle: Battle
  readonly ticket?: string
  /** Its ticket was fetched ahead. */
  readonly isAhead?: boolean
  readonly events?: readonly BattleEvent[]
  /** How each line went; told where the server will not play it again (learn.md#answers-of-battles). */
  readonly lines: readonly { readonly line: string; readonly right: boolean }[]
}

function toldPlay(
  conversation: string,
  assignment: string | undefined,
  { battle: { setup, phase }, ticket, isAhead = false, lines }: EndedBattle,
): ToldPlay | null {
  if (phase.name !== 'gameEnd') return null
  const { mode, difficulty, relaxed } = setup
  return {
    conversation,
    activity: 'conversationGame',
    mode,
    difficulty,
    relaxed,
    score: phase.result.scores[1].total,
    isWinner: phase.result.winner === 1,
    // A play goes by one name, with its record or without; but a ticket that was fetched ahead may be another game's by then.
    key: isAhead ? newKey() : (ticket ?? newKey()),
    ...((ticket === undefined || isAhead) && lines.length > 0
      ? { lines: lines.map(({ line, right }) => ({ line, right })) }
      : {}),
    ...(assignment ? { assignment } : {}),
  }
}

/** A recorded play: its events, and the time to which they led. */
function recordedPlay({ battle, ticket, isAhead, events }: EndedBattle): SentPlay | null {
  if (ticket === undefined || events === undefined || battle.phase.name !== 'gameEnd') return null
  const record: SentPlay = {
    ticket,
    events: [...events, { type: 'time', at: battle.phase.since }],
  }
  if (!isAhead) return record
  const { mode, difficulty, relaxed, powers, deal = dealNow } = battle.setup
  return { ...record, settings: { mode, difficulty, relaxed, powers: [...powers], deal } }
}

/**
 * Stores a battle that is over (plays.md#sending-a-play), and answers what becomes of it; a visitor's last one is only
 * kept here. It comes with the arena: nothing of it may be fetched when the battle is over.
 *
 * @param assignment the id of the assignment that it belongs to.
 */
export function endPlay(
  client: Client,
  conversation: string,
  assignment: string | undefined,
  ended: EndedBattle,
): SavingPlay {
  const told = toldPlay(conversation, assignment, ended)
  if (told?.key === undefined) return notSaved
  if (sessionNow().status === 'visitor') {
    visitorPlay.set(told)
    return notSaved
  }
  const recorded = recordedPlay(ended)
  return storePlay(client, recorded ? { body: recorded, told } : { body: told })
}
