import type { BattleSettings } from '@duologue/domain/battle/set-up-battle'
import { dealNow } from '@duologue/domain/battle/turn/deals'
import type { Client } from '../api/client'
import { askTicket, type TicketAnswer } from './create-ticket'

/**
 * Asks for the ticket of a battle over a conversation (plays.md#tickets): with it a signed-in player's battle counts.
 *
 * @param assignment the id of the assignment that it belongs to.
 */
export function beginPlay(
  client: Client,
  conversation: string,
  assignment: string | undefined,
  { mode, difficulty, relaxed, powers }: BattleSettings,
): Promise<TicketAnswer> {
  const settled = { mode, difficulty, relaxed, powers: [...powers], deal: dealNow }
  const body = { conversation, ...settled, ...(assignment ? { assignment } : {}) }
  return askTicket(client, body, { thing: conversation, assignment })
}
