import { atTime } from '../at-time'
import { gameTime } from '../game-clock'
import type { Hall, HallMember } from '../hall'
import { hallLacks } from '../hall-members'
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

const shown = (member: HallMember, { fullNames }: ScreenSurroundings): ScreenMember => ({
  number: member.number,
  name: member.name,
  asks: member.asks,
  side: member.side,
  isHere: member.isHere,
  isUser: member.user,
  waits: member.state === 'waits',
  answered: false,
  answers: 0,
  points: 0,
  fullName: fullNames[member.number] ?? null,
})

/**
 * What the screen of a hall shows at a time (live.md#views).
 *
 * @param at milliseconds since the hall was opened.
 */
export function screenView(then: Hall, at: number, around: ScreenSurroundings): ScreenView {
  const hall = atTime(then, at)
  const { opening, settings, outcome } = hall
  const members = hall.members
    .filter(({ state }) => state === 'in' || state === 'waits')
    .map(member => shown(member, around))
  return {
    state: hall.state,
    pause: hall.pause,
    code: around.code,
    address: around.address,
    title: opening.title,
    language: opening.script.language,
    settings,
    locked: hall.locked,
    isHostAway: hall.isHostAway,
    lacks: hallLacks(hall),
    members,
    here: members.filter(({ isHere, waits }) => isHere && !waits).length,
    turn: null,
    reveal: null,
    board: [],
    played: gameTime(hall, at),
    end: outcome === null ? null : { outcome, lines: [], again: hall.again },
  }
}
