import { scoreSpeech } from '../../speech/score-speech'
import { type Battle, type BattleEvent, newBattle } from '../battle'
import type { BattleSetup } from '../battle-setup'
import { randomFromSeed } from '../random'
import { step } from '../step'

/**
 * Plays a battle again from its record (battle.md#replay). The same setup, seed and events always give the same
 * battle, on every machine; events that change nothing may be left out of the record.
 *
 * @param seed an integer of 32 bits.
 */
export function replay(setup: BattleSetup, seed: number, events: readonly BattleEvent[]): Battle {
  const random = randomFromSeed(seed)
  return events.reduce(
    (battle, event) => step(battle, event, random, scoreSpeech),
    newBattle(setup),
  )
}
