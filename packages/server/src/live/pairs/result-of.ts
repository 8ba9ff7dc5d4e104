import { pairSetup } from '@duologue/domain/live/visits/pair-setup'
import { playTurns, type VisitAnswer } from '@duologue/domain/live/visits/play-turns'
import type { PairResult, PairRow } from './pair-table'

/** What comes of a duel with the answers that it has, and whether it is over with them: all are in, or one was knocked out. */
export function resultOf(
  { script, settings, seats, seed }: PairRow,
  answers: readonly VisitAnswer[],
): { told: PairResult; isOver: boolean } {
  const nothing: PairResult = { end: 'played', winner: null, scores: null }
  if (!script) return { told: nothing, isOver: false }
  const setup = pairSetup({ script, settings, seats, deal: settings.deal })
  const { phase } = playTurns(setup, seed, answers, 'waits').battle
  if (phase.name !== 'gameEnd') return { told: nothing, isOver: false }
  const { winner, scores } = phase.result
  const points = { 1: scores[1].total, 2: scores[2].total }
  return { told: { end: 'played', winner, scores: points }, isOver: true }
}
