import type { Hall } from '../hall'
import type { OwnAnswer, OwnGame, OwnResult } from '../own/own-game'
import { gamesOf } from '../own/play-own'
import { roundPoints } from '../own/round-points'
import { pairOf } from '../pairs/pair-of'

/** A game of a member that is not played in step: alone, or with a partner. */
export interface PlayedGame {
  readonly answers: readonly OwnAnswer[]
  /** What it has come to so far. */
  readonly points: number
  /** Null as long as it is played, and where it was ended without a result. */
  readonly result: OwnResult | null
}

/** What a game has come to so far: its score once it is over, until then the points of its hits or right answers. */
function pointsOfGame({ settings }: Hall, { progress, result }: OwnGame): number {
  if (result !== null) return result.score
  if (progress.kind === 'battle') return progress.battle.players[1].score
  return roundPoints(progress.round, settings.difficulty)
}

function withPartner(hall: Hall, number: number): readonly PlayedGame[] {
  const found = pairOf(hall, number)
  if (!found) return []
  const { game, seat } = found
  const result = game.result?.isStopped ? null : (game.result?.of[seat] ?? null)
  const points = result?.score ?? (game.result ? 0 : game.progress.players[seat].score)
  return [{ answers: game.answers[seat], points, result }]
}

/** All that a member has played at their own pace, with their partner first. */
export function playedGames(hall: Hall, number: number): readonly PlayedGame[] {
  const alone = gamesOf(hall, number).map(game => ({
    answers: game.answers,
    result: game.result,
    points: pointsOfGame(hall, game),
  }))
  return [...withPartner(hall, number), ...alone]
}
