import type { Battle, BattleEvent } from '@duologue/domain/battle/battle'
import type { BattleSettings } from '@duologue/domain/battle/set-up-battle'
import type { Client } from '../api/client'
import { newKey } from '../api/new-key'
import { sessionNow } from '../session/session'
import { storePlay } from './store-play'
import { ticketInTime } from './ticket-in-time'
import { type SentPlay, type ToldPlay, visitorPlay } from './unsaved-plays'

/** A battle that is over, with what was done in it. */
interface EndedBattle {
  readonly battle: Battle
  readonly ticket?: string
  readonly events?: readonly BattleEvent[]
  /** The chance that it was played with. */
  readonly seed?: number
}

/** A battle that will count, and the timing that it is played with. */
type BegunPlay = Awaited<ReturnType<Client['plays']['createTicket']>>

/** The part of what is sent that names the assignment, for a game that belongs to one. */
const partOf = (assignment: string | undefined) => (assignment ? { assignment } : {})

function toldPlay(
  conversation: string,
  assignment: string | undefined,
  { setup, phase }: Battle,
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
    key: newKey(),
    ...partOf(assignment),
  }
}

/** A recorded play: its events, and the time to which they led. */
function recordedPlay({ battle, ticket, events }: EndedBattle): SentPlay | null {
  if (ticket === undefined || events === undefined || battle.phase.name !== 'gameEnd') return null
  return { ticket, events: [...events, { type: 'time', at: battle.phase.since }] }
}

/** How each line went in a battle that the server will not play again: its player's memory learns from it (L1). */
async function linesOf({ battle, seed, events }: EndedBattle) {
  const { setup, phase } = battle
  if (seed === undefined || events === undefined || phase.name !== 'gameEnd') return []
  try {
    const { lineResults } = await import('@duologue/domain/battle/line-results')
    const results = lineResults(setup, seed, [...events, { type: 'time', at: phase.since }])
    return results.map(({ line, right }) => ({ line, right }))
  } catch {
    // Without a connection the rules may not come; the play counts without its lines.
    return []
  }
}

/**
 * The book of the battles over one conversation (R4): a signed-in player's battle begins with a ticket and is stored
 * when it is over; a visitor's last one is only kept here.
 *
 * @param assignment the id of the assignment that they belong to.
 */
export function playBook(client: Client, conversation: string, assignment?: string) {
  const store = (record: EndedBattle, told: ToldPlay): void => {
    if (sessionNow().status === 'visitor') return visitorPlay.set(told)
    storePlay(client, recordedPlay(record) ?? told)
  }
  return {
    async begin(settings: BattleSettings): Promise<BegunPlay | null> {
      if (sessionNow().status === 'visitor') return null
      const { mode, difficulty, relaxed, powers } = settings
      const settled = { mode, difficulty, relaxed, powers: [...powers] }
      const body = { conversation, ...settled, ...partOf(assignment) }
      return ticketInTime(client, client.plays.createTicket({ body }))
    },
    end(record: EndedBattle): void {
      const told = toldPlay(conversation, assignment, record.battle)
      if (told === null) return
      if (record.ticket !== undefined || record.seed === undefined) return store(record, told)
      void linesOf(record).then(lines => store(record, { ...told, lines }))
    },
  }
}
