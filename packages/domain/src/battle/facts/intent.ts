import type { PowerName } from '../../choices/battle-powers'
import type { Battle } from '../battle'
import { isActive } from '../player'
import { powers } from '../powers/all-powers'
import { activateComputerPowers } from '../powers/computer-powers'
import { isBlocked } from '../powers/effects'
import { coolDown } from '../powers/end-powers'
import { withTurn } from '../turn/with-turn'
import { highestDraw, strongestBlow } from './strongest-blow'

/** What the computer will do in its next turn, as the learner's stands (battle.md#intent). */
export interface Intent {
  /** The most that its attack can take, before a Shield. */
  readonly most: number
  /** What it will use, and what makes its attack stronger by itself, in the order that it has them. */
  readonly powers: readonly PowerName[]
  /** What the learner's Shield will do against it; null without one. */
  readonly shield: 'holds' | 'breaks' | null
}

/** The battle as it would be if the computer were to answer now. */
function ifComputerAnswered(battle: Battle): Battle | null {
  const { phase, players, now, setup } = battle
  // What a person will do nobody knows.
  if (setup.rival) return null
  if (phase.name !== 'roundPlay' || phase.turn.player !== 1) return null
  const { turn } = phase
  if (turn.moment.state !== 'start' && turn.moment.state !== 'answer') return null
  const rested = { ...players[2], powers: coolDown(players[2].powers) }
  const asked = withTurn(
    { ...battle, players: { ...players, 2: rested } },
    { ...turn, player: 2, frozenAt: null },
    { state: 'answer', since: now, endsAt: now, plan: null },
  )
  return activateComputerPowers(asked, now, highestDraw)
}

/**
 * What the computer will do in its next turn, told in the learner's, so that Shield becomes a choice (battle.md#intent).
 * It takes no draw of the battle. Null when it is not the learner's to answer, and when there is nothing to be told: no
 * damage and no power.
 */
export function intentOf(battle: Battle): Intent | null {
  const then = ifComputerAnswered(battle)
  if (then === null) return null
  const { 1: learner, 2: computer } = then.players
  const known = battle.happenings.at(-1)?.id ?? 0
  const used = then.happenings.flatMap(news =>
    news.id > known && news.kind === 'power-used' ? news.power : [],
  )
  const names = computer.powers.map(({ name }) => name)
  const strengthens = (name: PowerName) => powers[name].type === 'passive' && 'adds' in powers[name]
  const told = names.filter(name => used.includes(name) || strengthens(name))
  const most = strongestBlow(then, 2)
  if (most === 0 && told.length === 0) return null
  const shield = isBlocked(computer, learner) ? 'holds' : 'breaks'
  return { most, powers: told, shield: isActive(learner, 'shield') ? shield : null }
}
