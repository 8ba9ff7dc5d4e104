import type { PlayerNumber } from '../battle-setup'
import { judge } from '../scoring/result'
import type { CrowdBattle } from './crowd'

/**
 * Who wins a battle of crowds as it stands (battle.md#crowds): a class as a learner does, with a tie as well; of two
 * teams the one with more health. Null for a draw, and where everybody plays for themselves.
 */
export function crowdWinner({ rules, battle }: CrowdBattle): PlayerNumber | null {
  const { players, setup } = battle
  const [one, two] = [players[1].currentHealth, players[2].currentHealth]
  if (rules.form === 'each' || (rules.form === 'teams' && one === two)) return null
  return judge(players, setup).winner
}
