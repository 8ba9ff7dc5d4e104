import { type BattleEvent, newBattle } from '../../battle/battle'
import { randomFromSeed } from '../../battle/random'
import { step } from '../../battle/step'
import { gameTime } from '../game-clock'
import type { Hall, HallMember } from '../hall'
import { memberOf, membersIn } from '../hall-members'
import { progressOf } from '../own/play-battle'
import { gamesOf } from '../own/play-own'
import type { PairGame } from './pair-game'
import { pairSeed, pairSetup } from './pair-game-setup'
import { areBothHere, areBothIn, pairOf, stoppedPair, withPair } from './pair-of'

/** The hall with a duel of two of its members, which begins as soon as both are here and nothing is to be read. */
function dealPair(hall: Hall, one: HallMember, two: HallMember, at: number): Hall {
  const seat = ({ number: member, relaxed, extraTime }: HallMember) => ({
    member,
    powers: hall.ready?.[member] ?? [],
    relaxed: hall.settings.relaxed || relaxed,
    extraTime,
  })
  const seats = { 1: seat(one), 2: seat(two) }
  const begin: BattleEvent = { type: 'start', at: 0 }
  const random = randomFromSeed(pairSeed(hall, { seats }))
  const now = gameTime(hall, at)
  const game: PairGame = {
    seats,
    offset: now,
    stoppedAt: now,
    goneAt: null,
    reading: hall.settings.readFirst ? 0 : null,
    events: [begin],
    progress: progressOf(step(newBattle(pairSetup(hall, { seats })), begin, random)),
    answers: { 1: [], 2: [] },
    result: null,
  }
  return movePair({ ...hall, pairs: [...(hall.pairs ?? []), game] }, game, at)
}

/** The hall with these members paired two by two, in their order; an odd one is left. */
function dealAll(hall: Hall, members: readonly HallMember[], at: number): Hall {
  let dealt = hall
  for (let place = 0; place + 1 < members.length; place += 2) {
    const [one, two] = [members[place], members[place + 1]]
    if (one && two) dealt = dealPair(dealt, one, two, at)
  }
  return dealt
}

/** Deals the members of a hall into pairs as it begins: in the order of joining, who is away behind all others. */
export function dealPairs(hall: Hall, at: number): Hall {
  const members = membersIn(hall)
  const here = members.filter(({ isHere }) => isHere)
  return dealAll(hall, [...here, ...members.filter(({ isHere }) => !isHere)], at)
}

/** Whoever came late plays with the odd one, as long as neither has begun a game alone. */
function pairLate(hall: Hall, at: number): Hall {
  const free = membersIn(hall).filter(
    ({ number, isHere }) =>
      isHere && pairOf(hall, number) === undefined && gamesOf(hall, number).length === 0,
  )
  return dealAll(hall, free.slice(0, 2), at)
}

/** A pair's duel with what follows from who is there: its clock goes on only while both are, and it ends with who leaves. */
function movePair(hall: Hall, game: PairGame, at: number): Hall {
  if (game.result) return hall
  if (!areBothIn(hall, game)) return withPair(hall, game, stoppedPair(game))
  const here = areBothHere(hall, game)
  const goneAt = here ? null : (game.goneAt ?? at)
  const goesOn = here && game.reading === null
  const now = gameTime(hall, at)
  const isSame = goneAt === game.goneAt && goesOn === (game.stoppedAt === null)
  if (isSame) return hall
  if (!goesOn) return withPair(hall, game, { ...game, goneAt, stoppedAt: game.stoppedAt ?? now })
  const offset = game.offset + now - (game.stoppedAt ?? now)
  return withPair(hall, game, { ...game, goneAt, stoppedAt: null, offset })
}

/** The only pair of a hall begins when both are here and have said that they are ready. */
function beginPair(hall: Hall, at: number): Hall {
  const members = membersIn(hall)
  const areReady = members.every(({ number, isHere }) => isHere && hall.ready?.[number])
  if (hall.settings.form !== 'pair' || members.length !== 2 || !areReady) return hall
  return dealPairs({ ...hall, state: 'playing', startedAt: at, offset: at }, at)
}

/** The hall with what follows for its pairs from an entry of its log (live.md#together). */
export function settlePairs(before: Hall, hall: Hall, at: number): Hall {
  if (hall.state === 'lobby') return hall === before ? hall : beginPair(hall, at)
  const { pairs } = hall
  const isMoved = before.members !== hall.members || before.pairs !== pairs
  if (hall.state === 'ended' || pairs === undefined || !isMoved) return hall
  const moved = pairs.reduce((after, game) => movePair(after, game, at), hall)
  const isLate = hall.settings.form === 'pairs' && before.members !== hall.members
  return isLate ? pairLate(moved, at) : moved
}

/** Whoever leaves ends the duel of their pair: nobody waits for them. */
export function leavePair(hall: Hall, number: number): Hall {
  const found = memberOf(hall, number) && pairOf(hall, number)
  return found ? withPair(hall, found.game, stoppedPair(found.game)) : hall
}
