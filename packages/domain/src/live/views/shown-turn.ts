import type { BattleLine } from '../../battle/battle-setup'
import type { CrowdBattle, CrowdTurn } from '../../battle/crowd/crowd'
import { attackTime, pauseTime } from '../../battle/timing'
import type { Turn } from '../../battle/turn/turn'
import { gameTime } from '../game-clock'
import type { Hall } from '../hall'
import { namedTurn } from '../step/hall-battle'
import type { HallSides } from './views'

/** The turn that views show. */
export interface ShownTurn {
  readonly crowd: CrowdBattle
  readonly id: string
  readonly turn: Turn
  readonly line: BattleLine
  readonly round: number
  /** The time of the game. */
  readonly now: number
  /** Whether it is over and its line may be seen. */
  readonly isRevealed: boolean
  /** What the crowd has answered, once it is over; null in the computer's turn. */
  readonly answered: CrowdTurn | null
  readonly sides: HallSides
}

/** The turn of a hall at a time; null outside a turn, and once the hall is over. */
export function shownTurn(hall: Hall, at: number): ShownTurn | null {
  if (hall.battle === null || hall.state === 'ended') return null
  const named = namedTurn(hall.battle)
  const line = named ? hall.opening.script.lines[named.turn.lineIndex] : undefined
  if (named === null || line === undefined) return null
  const { id, turn } = named
  const { battle: crowd } = hall
  const { round, players } = crowd.battle
  const { state } = turn.moment
  const last = crowd.turns.at(-1)
  const isOwn = last?.round === round && last.lineIndex === turn.lineIndex
  const health = ({ currentHealth, maxHealth }: (typeof players)[1]) => ({
    health: currentHealth,
    most: maxHealth,
  })
  const isRevealed = state !== 'start' && state !== 'answer'
  return {
    crowd,
    id,
    turn,
    line,
    round,
    now: gameTime(hall, at),
    isRevealed,
    answered: isRevealed && isOwn ? last : null,
    sides: { 1: health(players[1]), 2: health(players[2]) },
  }
}

/** How long the line of a turn that is over is still shown, in milliseconds; null when the host goes on. */
export function revealLeft({ turn: { moment }, now }: ShownTurn): number | null {
  if (moment.endsAt === null) return null
  const after = { start: 0, answer: 0, feedback: attackTime + pauseTime, battle: pauseTime, end: 0 }
  return Math.max(0, moment.endsAt - now) + after[moment.state]
}
