import type { BattleEvent } from '../../battle/battle'
import type { PlayerNumber } from '../../battle/battle-setup'
import { randomFromSeed } from '../../battle/random'
import type { Hall } from '../hall'
import type { MemberAct, OwnEvent } from '../hall-act'
import type { OwnResult } from '../own/own-game'
import { believed, playBattle, progressOf } from '../own/play-battle'
import { isBattleEvent } from '../own/play-own'
import type { PairGame, PairResult } from './pair-game'
import { pairSeed, pairSetup } from './pair-game-setup'
import { longestWay, pairGameNumber, pairOf, pairTime, withPair } from './pair-of'

type Play = Extract<MemberAct, { type: 'play' }>

/**
 * An event as it is taken: done by whoever sits there, and at a time that can have been. Time by itself is never later
 * than it is; what is done counts at the latest now, and at the earliest so long ago as the longest way takes.
 */
function judged(event: BattleEvent, by: PlayerNumber, now: number): BattleEvent | null {
  if (event.type === 'start') return null
  if (event.type === 'time') return event.at <= now ? { type: 'time', at: event.at } : null
  const at = Math.min(Math.max(event.at, now - longestWay, 0), now)
  return { ...event, at, by }
}

function resultOf(
  { phase }: PairGame['progress'],
  answers: PairGame['answers'],
): PairResult | null {
  if (phase.name !== 'gameEnd') return null
  const { winner, scores } = phase.result
  const of = (seat: PlayerNumber): OwnResult =>
    believed({ score: scores[seat].total, isWinner: winner === seat }, answers[seat])
  return { isStopped: false, winner, of: { 1: of(1), 2: of(2) } }
}

/** A pair's duel after an event that is the next one of it; the very same where the duel does not take it. */
function withEvent(hall: Hall, game: PairGame, event: BattleEvent): PairGame {
  const battle = { ...game.progress, setup: pairSetup(hall, game) }
  const played = playBattle(battle, event, randomFromSeed(pairSeed(hall, game)))
  if (played === null) return game
  const answersOf = (seat: PlayerNumber) => [
    ...game.answers[seat],
    ...played.answers.flatMap(({ player, ...answer }) => (player === seat ? answer : [])),
  ]
  const answers = { 1: answersOf(1), 2: answersOf(2) }
  const progress = progressOf(played.battle)
  const result = resultOf(progress, answers)
  return { ...game, events: [...game.events, event], progress, answers, result }
}

/**
 * The hall with an event of the duel that a member plays with their partner (live.md#together): the next one of it, while it
 * goes on.
 *
 * @param at milliseconds since the hall was opened.
 */
export function playPair(hall: Hall, number: number, { index, event }: Play, at: number): Hall {
  const found = pairOf(hall, number)
  if (!found || hall.state !== 'playing' || !isBattleEvent(event)) return hall
  const { game, seat } = found
  const isNext = index === game.events.length && game.result === null
  if (!isNext || game.stoppedAt !== null) return hall
  const taken = judged(event, seat, pairTime(hall, game, at))
  return taken ? withPair(hall, game, withEvent(hall, game, taken)) : hall
}

/**
 * An event of a pair's duel as it has come: no further back than its way may have taken (live.md#how-long-an-answer-took).
 *
 * @param give milliseconds that the way may have taken.
 */
export function judgedPlay(hall: Hall, member: number, act: Play, at: number, give: number): Play {
  const found = isOfPair(act) ? pairOf(hall, member) : undefined
  const { event } = act
  if (!found || !isBattleEvent(event) || event.type === 'time') return act
  const now = pairTime(hall, found.game, at)
  return { ...act, event: { ...event, at: Math.min(Math.max(event.at, now - give), now) } }
}

/** Whether two events tell of the same deed, at whatever time it was judged to be. */
function isSameDeed(one: BattleEvent, other: OwnEvent): boolean {
  const { at: _one, by: _by, ...told } = { by: undefined, ...one }
  const { at: _other, ...sent } = other
  return JSON.stringify(told) === JSON.stringify(sent)
}

/** Why the hall has no event of a pair's duel, once it was told of it; null where it has it (live.md#together). */
export function pairFault(
  hall: Hall,
  member: number,
  { index, event }: Pick<Play, 'index' | 'event'>,
): 'not-taken' | null {
  const found = pairOf(hall, member)
  const has = found?.game.events[index]
  if (!found || !has || !isSameDeed(has, event)) return 'not-taken'
  return has.type === 'time' || ('by' in has && has.by === found.seat) ? null : 'not-taken'
}

/** Whether an event is told of the duel of a pair. */
export const isOfPair = ({ game }: Pick<Play, 'game'>): boolean => game === pairGameNumber
