import { shuffle } from '../random'
import type { Turn } from '../turn/turn'
import type { Power } from './power'

/** How many wrong choices go (battle.md#fifty-fifty-power). */
const mostRemoved = 2

/** The wrong choices that can still be made. */
function wrongChoices({ choices, lineId, tried, removed }: Turn): readonly string[] {
  return choices.filter(id => id !== lineId && !tried.includes(id) && !removed.includes(id))
}

/** 50/50: removes two wrong choices (battle.md#fifty-fifty-power), of fewer so many that a wrong one is left. */
export const fiftyFifty: Power = {
  modes: ['reading', 'listening'],
  type: 'cooldownTurns',
  cooldownTurnsMax: 2,
  lasts: 'turn',
  hasEffect: turn => wrongChoices(turn).length >= 2,
  onUse: (battle, _by, _at, draw) => {
    const { phase } = battle
    if (phase.name !== 'roundPlay') return battle
    const { turn } = phase
    const wrong = shuffle(wrongChoices(turn), draw)
    const gone = wrong.slice(0, Math.min(mostRemoved, wrong.length - 1))
    const removed = [...turn.removed, ...gone]
    return { ...battle, phase: { ...phase, turn: { ...turn, removed } } }
  },
  isUsefulToComputer: null,
}
