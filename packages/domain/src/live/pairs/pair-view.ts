import type { BattleEvent } from '../../battle/battle'
import type { BattleSetup, PlayerNumber } from '../../battle/battle-setup'
import { opponentOf } from '../../battle/player'
import type { PowerName } from '../../choices/battle-powers'
import type { Hall } from '../hall'
import { memberOf, membersIn } from '../hall-members'
import type { HallSettings } from '../hall-settings'
import { readerOf } from './pair-acts'
import type { PairGame } from './pair-game'
import { pairSeed, pairSetup } from './pair-game-setup'
import { pairGameNumber, pairOf, pairPlayedBy, pairTime, partnerWait } from './pair-of'

/** Whom somebody plays with. */
export interface PartnerView {
  readonly name: string
  readonly isHere: boolean
  /** Milliseconds until it may be ended without them; null while they are here. */
  readonly endIn: number | null
}

/** How a pair's duel stands. */
interface PairNow {
  readonly game: number
  readonly partner: PartnerView
  /** The time of the duel, in milliseconds. */
  readonly now: number
  /** Whether that goes on. */
  readonly runs: boolean
  /** The line that is being read before it, from 0, and whether it is the reader's own to read; null when none is. */
  readonly reading: { readonly line: number; readonly isOwn: boolean } | null
  /** How many of its events the hall has. */
  readonly known: number
  readonly isOver: boolean
}

/** The duel of a pair as one of the two sees it: what its page plays it from. */
export interface PairView extends PairNow {
  readonly kind: 'pair'
  readonly setup: BattleSetup
  readonly seed: number
  readonly seat: PlayerNumber
  readonly events: readonly BattleEvent[]
}

/** What is told of it to a page that has been told of it before: the latest events alone. */
export interface PairKnown extends PairNow {
  readonly kind: 'pair-known'
  readonly last: readonly BattleEvent[]
}

/** The hall of one pair before it begins, as one of the two sees it. */
export interface PairLobby {
  readonly partner: PartnerView
  readonly isPartnerReady: boolean
  /** The powers that were chosen; null before it was said that one is ready. */
  readonly powers: readonly PowerName[] | null
  readonly readsFirst: boolean
  readonly difficulty: HallSettings['difficulty']
  readonly rounds: number
}

/** How a duel with a partner came out for one of the two. */
export interface DuelEnd {
  readonly partner: string
  readonly how: 'won' | 'lost' | 'draw' | 'stopped'
  readonly points: number
  readonly partnerPoints: number
}

/** How many of the latest events are told again: more than can be done between two views. */
const toldAgain = 12

const nameOf = (hall: Hall, number: number): string => memberOf(hall, number)?.name ?? ''

function partnerView(hall: Hall, number: number, goneAt: number | null, at: number): PartnerView {
  const isHere = memberOf(hall, number)?.isHere ?? false
  const endIn = isHere || goneAt === null ? null : Math.max(0, goneAt + partnerWait - at)
  return { name: nameOf(hall, number), isHere, endIn }
}

/** The duel that a member plays with a partner; null where they play none. */
export function pairView(hall: Hall, number: number, at: number): PairView | null {
  const found = pairPlayedBy(hall, number)
  if (!found) return null
  const { game, seat } = found
  const { reading, goneAt, stoppedAt, result, events } = game
  const partner = game.seats[opponentOf(seat)].member
  return {
    kind: 'pair',
    game: pairGameNumber,
    setup: pairSetup(hall, game),
    seed: pairSeed(hall, game),
    seat,
    partner: partnerView(hall, partner, goneAt, at),
    now: pairTime(hall, game, at),
    runs: hall.state === 'playing' && stoppedAt === null && result === null,
    reading:
      reading === null ? null : { line: reading, isOwn: readerOf(hall, game, reading) === seat },
    known: events.length,
    isOver: result !== null,
    events,
  }
}

/** The same for a page that plays it already. */
export function withoutKnownPair(view: PairView): PairKnown {
  const { setup: _setup, seed: _seed, seat: _seat, events, ...now } = view
  return { ...now, kind: 'pair-known', last: events.slice(-toldAgain) }
}

/** What a member of the only pair sees before it begins; nothing elsewhere. */
export function pairLobby(hall: Hall, number: number): { readonly lobby?: PairLobby } {
  if (hall.settings.form !== 'pair' || hall.state !== 'lobby') return {}
  const partner = membersIn(hall).find(member => member.number !== number)
  const lobby = {
    partner: { name: partner?.name ?? '', isHere: partner?.isHere ?? false, endIn: null },
    isPartnerReady: partner !== undefined && hall.ready?.[partner.number] !== undefined,
    powers: hall.ready?.[number] ?? null,
    readsFirst: hall.settings.readFirst ?? false,
    difficulty: hall.settings.difficulty,
    rounds: hall.settings.rounds,
  }
  return { lobby }
}

const pointsIn = ({ progress, result }: PairGame, seat: PlayerNumber): number => {
  const { phase } = progress
  if (result?.isStopped) return 0
  return phase.name === 'gameEnd' ? phase.result.scores[seat].total : progress.players[seat].score
}

/** How the duel of a member with a partner came out; nothing where they played none. */
export function duelEnd(hall: Hall, number: number): { readonly duel?: DuelEnd } {
  const found = pairOf(hall, number)
  if (!found) return {}
  const { game, seat } = found
  const other = opponentOf(seat)
  const { result } = game
  const over = result && !result.isStopped ? result : null
  const how = over?.winner === seat ? 'won' : over?.winner === other ? 'lost' : 'draw'
  const duel: DuelEnd = {
    partner: nameOf(hall, game.seats[other].member),
    how: over ? how : 'stopped',
    points: pointsIn(game, seat),
    partnerPoints: pointsIn(game, other),
  }
  return { duel }
}
