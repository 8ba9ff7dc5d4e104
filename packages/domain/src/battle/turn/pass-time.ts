import type { Battle } from '../battle'
import { landBlow } from '../blows/land-blow'
import { activatePower } from '../powers/activate-power'
import { endTimedPowers } from '../powers/end-powers'
import type { Draw } from '../random'
import { startRound } from '../rounds'
import { thaw } from '../thaw'
import { nextDeadline } from './next-deadline'
import type { Turn } from './turn'
import { awaitAnswer, endTurn, giveAnswer, startTurn } from './turns'

function passMoment(battle: Battle, turn: Turn, at: number, draw: Draw): Battle {
  const { moment } = turn
  if (turn.frozenAt !== null) {
    return activatePower(battle, turn.player, 'freeze', at, draw) ?? thaw(battle, at)
  }
  switch (moment.state) {
    case 'start':
      return awaitAnswer(battle, turn, at, draw)
    case 'answer':
      return moment.plan === null
        ? giveAnswer(battle, turn, at, null, at - moment.since)
        : giveAnswer(battle, turn, at, moment.plan.choice, moment.plan.elapsed)
    case 'feedback':
      return landBlow(battle, turn, at, moment.answer, draw)
    case 'battle':
      return endTurn(battle, turn, at, moment.answer)
    case 'end':
      return startTurn(battle, turn.lineIndex + 1, at, draw)
  }
}

function passDeadline(battle: Battle, at: number, draw: Draw): Battle {
  const ended = endTimedPowers(battle, at)
  if (ended !== battle) return ended
  switch (battle.phase.name) {
    case 'roundStart':
      return startTurn(battle, 0, at, draw)
    case 'roundEnd':
      return startRound(battle, at, draw)
    case 'roundPlay':
      return passMoment(battle, battle.phase.turn, at, draw)
    case 'gameStart':
    case 'gameEnd':
      return battle
  }
}

/**
 * Lets everything happen that is due until `until`, each at its own time: a clock that ticks late
 * or seldom changes nothing.
 */
export function passTime(battle: Battle, until: number, draw: Draw): Battle {
  let passed = battle
  let due = nextDeadline(passed)
  while (due !== null && due.at <= until) {
    passed = passDeadline(passed, due.at, draw)
    due = nextDeadline(passed)
  }
  return passed
}
