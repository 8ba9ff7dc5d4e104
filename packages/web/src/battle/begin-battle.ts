import type { Conversation } from '@duologue/contract/conversations'
import { newBattle } from '@duologue/domain/battle/battle'
import { type BattleSettings, setUpBattle } from '@duologue/domain/battle/set-up-battle'
import type { BattleRecord } from './run-battle'

/** A battle whose ticket the server has given out (plays.md#tickets). */
export interface BegunBattle {
  readonly ticket: string
  readonly seed: number
  /** The timing that the battle is played with: an assignment may allow its student more time. */
  readonly relaxed: boolean
  readonly extraTime: number
  /** It was fetched ahead, for a game without a connection (plays.md#ahead-tickets). */
  readonly isAhead?: boolean
}

/** A battle that has not begun; with a ticket its chance is that of the ticket, and it counts (plays.md#tickets). */
export function newRecord(
  conversation: Conversation,
  settings: BattleSettings,
  begun: BegunBattle | null,
): BattleRecord {
  if (begun) {
    const { ticket, seed, extraTime, isAhead = false } = begun
    // One that was fetched ahead does not know what its player has chosen.
    const relaxed = begun.relaxed || (isAhead && settings.relaxed)
    const setup = setUpBattle(conversation, { ...settings, relaxed, extraTime })
    return { ticket, seed, isAhead, battle: newBattle(setup), elapsed: 0 }
  }
  const battle = newBattle(setUpBattle(conversation, settings))
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return { seed, battle, elapsed: 0 }
}
