import type { PlayerNumber } from '../../battle/battle-setup'
import { gameTime } from '../game-clock'
import type { Hall } from '../hall'
import { memberOf } from '../hall-members'
import type { OwnResult } from '../own/own-game'
import type { PairGame } from './pair-game'

/** By this number a pair's duel is told from the games that its members play alone. */
export const pairGameNumber = 0

/** After how long without one of the two the other may end it, in milliseconds (live.md#together). */
export const partnerWait = 20_000

/** How far back the time of an event can lie, in milliseconds, whatever is told (live.md#together). */
export const longestWay = 3000

export const seatNumbers: readonly PlayerNumber[] = [1, 2]

/** The duel that a member is part of, and on which seat; undefined where they are in none. */
export function pairOf(
  { pairs = [] }: Pick<Hall, 'pairs'>,
  number: number,
): { readonly game: PairGame; readonly seat: PlayerNumber } | undefined {
  for (const game of pairs)
    for (const seat of seatNumbers) if (game.seats[seat].member === number) return { game, seat }
  return undefined
}

/** The same as long as it is to be played: one that was ended without a result leaves its members to themselves. */
export function pairPlayedBy(hall: Pick<Hall, 'pairs'>, number: number) {
  const found = pairOf(hall, number)
  return found?.game.result?.isStopped ? undefined : found
}

/** The time of a pair's duel at a time of the hall, in milliseconds: both are here, and nothing stands still. */
export const pairTime = (hall: Hall, { stoppedAt, offset }: PairGame, at: number): number =>
  Math.max(0, (stoppedAt ?? gameTime(hall, at)) - offset)

/** Whether both of a pair are in the hall, and here. */
export const areBothHere = (hall: Hall, { seats }: PairGame): boolean =>
  seatNumbers.every(seat => memberOf(hall, seats[seat].member)?.isHere === true)

/** Whether both are in the hall, whether here or not. */
export const areBothIn = (hall: Hall, { seats }: PairGame): boolean =>
  seatNumbers.every(seat => memberOf(hall, seats[seat].member)?.state === 'in')

const nothing: OwnResult = { score: 0, isWinner: false }

/** A duel that is ended without a result; one that is over stays as it is. */
export const stoppedPair = (game: PairGame): PairGame =>
  game.result
    ? game
    : { ...game, result: { isStopped: true, winner: null, of: { 1: nothing, 2: nothing } } }

/** The hall with a pair's duel otherwise; the very same where nothing of it changes. */
export const withPair = (hall: Hall, before: PairGame, after: PairGame): Hall =>
  before === after
    ? hall
    : { ...hall, pairs: (hall.pairs ?? []).map(game => (game === before ? after : game)) }
