import { atTime } from '../at-time'
import { gameTime } from '../game-clock'
import type { Hall, HallMember } from '../hall'
import { hallLacks } from '../hall-members'
import { askedIn, type LineAnswer, lineStats, playedLines } from '../line-stats'
import { boardOf, standings } from '../standings'
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

function shown(
  hall: Hall,
  member: HallMember,
  { fullNames }: ScreenSurroundings,
  answers: number,
  points: number,
): ScreenMember {
  return {
    number: member.number,
    name: member.name,
    asks: member.asks,
    side: member.side,
    isHere: member.isHere,
    isUser: member.user,
    waits: member.state === 'waits',
    answered: hall.battle?.answers.some(answer => answer.member === member.number) ?? false,
    answers,
    points,
    fullName: fullNames[member.number] ?? null,
  }
}

/** How many lines each member has answered. */
function countAnswers(asked: readonly LineAnswer[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { member, ms } of asked)
    if (ms !== null) counts.set(member, (counts.get(member) ?? 0) + 1)
  return counts
}

/** How many lines are shown to be looked at again. */
const mostLines = 5

/** The lines that most have missed, to be looked at again. */
const worstLines = (hall: Hall, asked: readonly LineAnswer[]) =>
  lineStats(playedLines(hall), asked)
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
  const asked = askedIn(hall)
  const answers = countAnswers(asked)
  const points = new Map(standings(hall).map(each => [each.number, each.points]))
  const members = hall.members
    .filter(({ state }) => state === 'in' || state === 'waits')
    .map(member => {
      const { number } = member
      return shown(hall, member, around, answers.get(number) ?? 0, points.get(number) ?? 0)
    })
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
    end: outcome === null ? null : { outcome, lines: worstLines(hall, asked), again: hall.again },
  }
}
