import type { BattleSetup, PlayerNumber } from '../../battle/battle-setup'
import { type Deal, dealNow } from '../../battle/turn/deals'
import type { HallScript } from '../hall'
import type { PairSettings } from './pair-settings'

/** What a class allows whoever sits on a seat. */
export interface PairSeat {
  /** How many times the usual time they may think. */
  readonly extraTime: number
  readonly relaxed: boolean
}

/** What is allowed to whoever has no class. */
export const usualSeat: PairSeat = { extraTime: 1, relaxed: false }

/** All that is settled of a duel in turns when it is opened. */
export interface PairOpening {
  readonly script: HallScript
  readonly settings: Pick<PairSettings, 'mode' | 'difficulty' | 'relaxed' | 'rounds'>
  readonly seats: Readonly<Record<PlayerNumber, PairSeat>>
  /** How its choices are dealt. */
  readonly deal?: Deal
}

/** The battle of a duel in turns: whoever has invited is player one; without powers (live.md#in-turns). */
export function pairSetup({ script, settings, seats, deal = dealNow }: PairOpening): BattleSetup {
  const { lines, language, characters } = script
  const { mode, difficulty, relaxed, rounds } = settings
  const seat = (player: PlayerNumber) => ({
    powers: [],
    relaxed: relaxed || seats[player].relaxed,
    extraTime: seats[player].extraTime,
  })
  return {
    lines,
    language,
    characters,
    mode,
    difficulty,
    rounds,
    deal,
    swaps: true,
    ...seat(1),
    rival: seat(2),
  }
}
