import type { Conversation } from '@duologue/contract/conversations'
import { newBattle } from '@duologue/domain/battle/battle'
import { type BattleSettings, setUpBattle } from '@duologue/domain/battle/set-up-battle'
import type { BattleRecord } from './run-battle'

/** A battle whose ticket the server has given out (R4). */
interface BegunBattle {
  readonly ticket: string
  readonly seed: number
  /** The timing that the battle is played with: an assignment may allow its student more time. */
  readonly relaxed: boolean
  readonly extraTime: number
}

/** Who keeps the books of the battles that are fought here; a battle is never held up by it for long. */
export interface BattleBook {
  /** Begins a battle; null when it cannot count. Never rejects. */
  begin(settings: BattleSettings): Promise<BegunBattle | null>
  /** Told once of a battle that is over. */
  end(record: BattleRecord): void
}

/** A battle that has not begun; with a ticket its chance is that of the ticket (R4). */
export async function beginBattle(
  conversation: Conversation,
  settings: BattleSettings,
  book: BattleBook,
): Promise<BattleRecord> {
  const begun = await book.begin(settings)
  if (begun) {
    const { ticket, seed, relaxed, extraTime } = begun
    const setup = setUpBattle(conversation, { ...settings, relaxed, extraTime })
    return { ticket, seed, battle: newBattle(setup), elapsed: 0 }
  }
  const battle = newBattle(setUpBattle(conversation, settings))
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return { seed, battle, elapsed: 0 }
}
