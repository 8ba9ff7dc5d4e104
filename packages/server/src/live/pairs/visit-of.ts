import type { VisitProgress } from '@duologue/contract/live/pair-shapes'
import type { DealtTurn } from '@duologue/domain/live/visits/dealt-turns'
import { clockOfTurn, isRightAnswer } from '@duologue/domain/live/visits/judge-visit'
import { pairSetup } from '@duologue/domain/live/visits/pair-setup'
import { type VisitPlan, visitPlan } from '@duologue/domain/live/visits/visit-plan'
import { askedTurn, turnLine, turnsOfVisit } from '@duologue/domain/live/visits/visit-turns'
import { Refused } from '../../http/refused'
import type { DealtPairs } from './dealt-pairs'
import type { PairRow, VisitRow } from './pair-table'

/** All that a visit is judged by. */
export interface VisitGround {
  setup: ReturnType<typeof pairSetup>
  dealt: readonly DealtTurn[]
  plan: VisitPlan
  /** How many visits the duel has. */
  of: number
  /** The turns in which whoever visits is asked, in their order. */
  own: readonly DealtTurn[]
}

/** The ground of a visit, from 1; throws the refusal `pair-over` where the duel has no such one any more. */
export function groundOf(dealPair: DealtPairs, row: PairRow, number: number): VisitGround {
  const { script, settings, seats } = row
  const plans = visitPlan(settings.rounds)
  const plan = plans[number - 1]
  if (!script || !plan) throw new Refused('pair-over')
  const setup = pairSetup({ script, settings, seats, deal: settings.deal })
  const dealt = dealPair({ ...row, script })
  const own = turnsOfVisit(dealt, plan).filter(({ player }) => player === plan.player)
  return { setup, dealt, plan, own, of: plans.length }
}

/** Which of its player's turns is not answered yet, the first; undefined when all are. */
export function nextOf({ own }: VisitGround, { answers }: Pick<VisitRow, 'answers'>) {
  const answered = new Set(answers.map(({ turn }) => turn))
  return own.find(({ id }) => !answered.has(id))
}

/**
 * What may be told of a visit (live.md#in-turns): how answers went that are stored, and the question that was asked for,
 * with how long it waits already.
 */
export function progressOf(ground: VisitGround, visit: VisitRow, now: Date): VisitProgress {
  const { setup, own } = ground
  const answers = new Map(visit.answers.map(answer => [answer.turn, answer]))
  const told = own.flatMap(turn => {
    const answer = answers.get(turn.id)
    const line = setup.lines[turn.lineIndex]
    if (!answer || !line) return []
    const { choice, heard, elapsed } = answer
    const right = isRightAnswer(setup, turn, answer)
    const isSpoken = setup.mode === 'speaking'
    return {
      turn: turn.id,
      right,
      choice: choice === null ? null : turn.choices.indexOf(choice),
      correct: isSpoken ? null : turn.choices.indexOf(turn.lineId),
      heard,
      elapsed,
      line: turnLine(line),
    }
  })
  const next = nextOf(ground, visit)
  const since = next && visit.shown[next.id]
  if (!next || since === undefined) return { told, asked: null, isOver: !next }
  const waited = now.getTime() - visit.begunAt.getTime() - since
  const clock = clockOfTurn(setup, next)
  return { told, asked: { ...askedTurn(setup, next), clock, waited }, isOver: false }
}
