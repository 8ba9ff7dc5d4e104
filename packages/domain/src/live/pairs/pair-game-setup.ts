import type { BattleSetup } from '../../battle/battle-setup'
import type { Hall } from '../hall'
import { memberSeed } from '../member-seed'
import { hallBattleSetup } from '../step/hall-battle'
import type { PairGame } from './pair-game'
import { pairGameNumber } from './pair-of'

/** What the duel of a pair is set up of: a battle of two persons (battle.md#two-persons). */
export function pairSetup(hall: Hall, { seats }: Pick<PairGame, 'seats'>): BattleSetup {
  const { member: _one, ...own } = seats[1]
  const { member: _two, ...rival } = seats[2]
  return { ...hallBattleSetup(hall), ...own, rival }
}

/** All chance of a pair's duel. */
export const pairSeed = ({ opening }: Hall, { seats }: Pick<PairGame, 'seats'>): number =>
  memberSeed(opening.seed, seats[1].member, pairGameNumber)
