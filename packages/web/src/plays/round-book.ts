import type { RoundWishes } from '@duologue/domain/pronunciation/game/round-setup'
import type { Client } from '../api/client'
import { askTicket } from './create-ticket'
import type { EndedRound, endRound } from './end-round'

/**
 * The book of the rounds over one list (plays.md#rounds): a signed-in player's round begins with a ticket and is stored
 * when it is over, by what comes with the round; a visitor's is not kept.
 *
 * @param assignment the id of the assignment that they belong to.
 */
export function roundBook(client: Client, pronunciationList: string, assignment?: string) {
  return {
    begin({ mode, difficulty, relaxed }: Pick<RoundWishes, 'mode' | 'difficulty' | 'relaxed'>) {
      const assigned = assignment === undefined ? {} : { assignment }
      const body = { pronunciationList, mode, difficulty, relaxed, ...assigned }
      return askTicket(client, body, { thing: pronunciationList, assignment })
    },
    end: (ended: EndedRound, store: typeof endRound) =>
      store({ client, pronunciationList, assignment }, ended),
  }
}
