import type { Battle } from '../../battle/battle'
import type { PlayerNumber } from '../../battle/battle-setup'
import type { Alternative } from '../../speech/score-speech'
import { type PairOpening, pairSetup } from './pair-setup'
import { playTurns, type VisitAnswer } from './play-turns'
import { type TurnLine, turnLine } from './visit-turns'

/** All that a duel in turns is made of when it is over: it can be seen again from it. */
export interface PlayedPair {
  readonly opening: PairOpening
  readonly seed: number
  /** On which seat its reader sits. */
  readonly seat: PlayerNumber
  readonly answers: readonly VisitAnswer[]
}

/** One turn of a duel that is over, and what it left. */
export interface ShownTurn {
  readonly turn: string
  readonly round: number
  readonly isOwn: boolean
  readonly line: TurnLine
  readonly right: boolean
  /** What was chosen instead of the line. */
  readonly chosen: string | null
  readonly heard: readonly Alternative[] | null
  readonly health: { readonly self: number; readonly partner: number }
  readonly most: { readonly self: number; readonly partner: number }
}

const healthOf = ({ players }: Battle, self: PlayerNumber) => {
  const [own, other] = self === 1 ? [players[1], players[2]] : [players[2], players[1]]
  return {
    health: { self: own.currentHealth, partner: other.currentHealth },
    most: { self: own.maxHealth, partner: other.maxHealth },
  }
}

/** A duel in turns line by line, as one of its two sees it (live.md#in-turns). */
export function shownTurns({ opening, seed, seat, answers }: PlayedPair): readonly ShownTurn[] {
  const setup = pairSetup(opening)
  const given = new Map(answers.map(answer => [answer.turn, answer]))
  const lines = new Map(setup.lines.map(line => [line.id, line]))
  const shown: ShownTurn[] = []
  const see = (battle: Battle) => {
    const { phase, round } = battle
    const last = shown.pop()
    if (last) shown.push({ ...last, ...healthOf(battle, seat) })
    if (phase.name !== 'roundPlay' || phase.turn.moment.state !== 'feedback') return
    const { lineIndex, player, moment } = phase.turn
    const turn = `${round}-${lineIndex}`
    const line = setup.lines[lineIndex]
    if (last?.turn === turn || !line) return
    const { right, choice } = moment.answer
    shown.push({
      turn,
      round,
      isOwn: player === seat,
      line: turnLine(line),
      right,
      chosen: right || choice === null ? null : (lines.get(choice)?.text ?? null),
      heard: given.get(turn)?.heard ?? null,
      ...healthOf(battle, seat),
    })
  }
  playTurns(setup, seed, answers, 'runs-out', see)
  return shown
}
