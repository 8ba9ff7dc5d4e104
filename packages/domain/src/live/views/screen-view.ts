import { atTime } from '../at-time'
import { gameTime } from '../game-clock'
import type { Hall, HallMember } from '../hall'
import { hallLacks } from '../hall-members'
import { askedIn, countAnswers, lineStats, playedLines } from '../line-stats'
import { seatNumbers } from '../pairs/pair-of'
import { boardOf, pointsOf } from '../standings'
import { screenReveal, screenTurn } from './screen-turn'
import { shownTurn } from './shown-turn'
import type { ScreenMember, ScreenView } from './views'

/** What the screen shows that is not in the log of its hall. */
export interface ScreenSurroundings {
  /** Null when the hall cannot be joined any more. */
  readonly code: string | null
  /** Where members go, as people read it. */
  readonly address: string
  /** Full names by members' numbers, of students of the host's class. */
  readonly fullNames: Readonly<Record<number, string>>
}

/** What of somebody is not in what the hall keeps of them. */
type Besides = Pick<ScreenMember, 'answered' | 'answers' | 'points' | 'fullName' | 'pair'>

/** Members as they were shown last: whoever has not changed is the very same one, and is written once (live.md#views). */
const shownLast = new WeakMap<HallMember, ScreenMember>()

function screenMember(member: HallMember, besides: Besides): ScreenMember {
  const last = shownLast.get(member)
  const isSame =
    last?.answered === besides.answered &&
    last.answers === besides.answers &&
    last.points === besides.points &&
    last.fullName === besides.fullName &&
    last.pair === besides.pair
  if (isSame) return last
  const { number, name, asks, side, isHere, user, state } = member
  const shown = {
    number,
    name,
    asks,
    side,
    isHere,
    isUser: user,
    waits: state === 'waits',
    ...besides,
  }
  shownLast.set(member, shown)
  return shown
}

/** In which pair each member plays, from 1. */
const pairNumbers = ({ pairs = [] }: Hall): ReadonlyMap<number, number> =>
  new Map(
    pairs.flatMap(({ seats, result }, place) =>
      result?.isStopped ? [] : seatNumbers.map(seat => [seats[seat].member, place + 1] as const),
    ),
  )

/** Everybody whom the screen shows: who is in, and who asks to come in and has nothing yet. */
function shownMembers(hall: Hall, { fullNames }: ScreenSurroundings): readonly ScreenMember[] {
  const answers = countAnswers(hall)
  const seats = new Map(hall.battle?.members.map(seat => [seat.member, seat.points]))
  const pairs = pairNumbers(hall)
  const answering = new Set(hall.battle?.answers.map(({ member }) => member))
  return hall.members.flatMap(member => {
    const { number, state } = member
    const isIn = state === 'in'
    if (!isIn && state !== 'waits') return []
    return screenMember(member, {
      answered: answering.has(number),
      answers: isIn ? (answers.get(number) ?? 0) : 0,
      points: isIn ? (seats.get(number) ?? pointsOf(hall, number)) : 0,
      fullName: fullNames[number] ?? null,
      ...(pairs.has(number) ? { pair: pairs.get(number) } : {}),
    })
  })
}

/** How many lines are shown to be looked at again. */
const mostLines = 5

/** The lines that most have missed, to be looked at again. */
const worstLines = (hall: Hall) =>
  lineStats(playedLines(hall), askedIn(hall))
    .filter(stats => stats.right < stats.asked)
    .slice(0, mostLines)
    .map(({ line: { text, pinyin, translation, audio } }) => ({ text, pinyin, translation, audio }))

/**
 * What the screen of a hall shows at a time (live.md#views).
 *
 * @param at milliseconds since the hall was opened.
 */
export function screenView(then: Hall, at: number, around: ScreenSurroundings): ScreenView {
  const hall = atTime(then, at)
  const { opening, settings, outcome } = hall
  const members = shownMembers(hall, around)
  const turn = shownTurn(hall, at)
  return {
    state: hall.state,
    pause: hall.pause,
    code: around.code,
    address: around.address,
    title: opening.title,
    language: opening.script.language,
    settings,
    offers: { class: opening.classSize !== null, writing: opening.script.items !== null },
    locked: hall.locked,
    isHostAway: hall.isHostAway,
    lacks: hallLacks(hall),
    members,
    here: members.filter(({ isHere, waits }) => isHere && !waits).length,
    round: hall.battle?.battle.round ?? 0,
    turn: turn && !turn.isRevealed ? screenTurn(hall, turn) : null,
    reveal: turn?.isRevealed ? screenReveal(hall, turn) : null,
    board: boardOf(hall),
    played: gameTime(hall, at),
    end: outcome === null ? null : { outcome, lines: worstLines(hall), again: hall.again },
  }
}
