import type { CrowdMember } from '../../battle/crowd/crowd'
import { ownTime } from '../../battle/crowd/crowd-clock'
import type { Hall } from '../hall'
import { ownChoices } from '../step/own-choices'
import { hallCue } from './hall-cue'
import { revealLeft, type ShownTurn } from './shown-turn'
import type { MemberReveal, MemberTurn } from './views'

type Seat = CrowdMember | undefined

const seatOf = ({ crowd }: ShownTurn, number: number): Seat =>
  crowd.members.find(({ member }) => member === number)

function roleOf({ settings }: Hall, { turn }: ShownTurn, seat: Seat): MemberTurn['role'] {
  if (settings.form === 'each') return 'each'
  if (settings.form === 'class') return turn.player === 1 ? 'attack' : 'computer'
  return seat?.side === turn.player ? 'attack' : 'defend'
}

const placeIn = ({ opening }: Hall, { turn }: ShownTurn) => ({
  line: turn.lineIndex + 1,
  of: opening.script.lines.length,
})

/** Whether a member can answer: they are asked, or were there before the question. */
const canAnswer = ({ crowd, turn }: ShownTurn, seat: Seat): boolean =>
  seat !== undefined && (crowd.asked.includes(seat.member) || seat.since <= turn.moment.since)

/** A turn that is not over yet as a member sees it (live.md#views). */
export function memberTurn(hall: Hall, shown: ShownTurn, number: number): MemberTurn {
  const { settings, opening } = hall
  const { turn, crowd, id, sides, now, round } = shown
  const { lines } = opening.script
  const seat = seatOf(shown, number)
  const role = roleOf(hall, shown, seat)
  const isSoundHere = settings.sound === 'devices'
  const isHeard = settings.mode === 'listening' && isSoundHere
  const isAsked = role !== 'computer' && turn.moment.state === 'answer' && canAnswer(shown, seat)
  const own = isAsked ? ownChoices(opening.seed, number, round, turn) : []
  const time = seat && isAsked ? ownTime(crowd.battle.setup, seat) : null
  const given = crowd.answers.find(({ member }) => member === number)
  const place = given === undefined ? -1 : own.indexOf(given.choice ?? '')
  return {
    id,
    ...placeIn(hall, shown),
    role,
    cue:
      role === 'computer' && !isHeard
        ? null
        : hallCue(lines, turn.lineIndex, settings.mode, isSoundHere ? 'clip' : 'nothing'),
    choices: own.flatMap(choice => {
      const line = lines.find(each => each.id === choice)
      return line ? { text: line.text, pinyin: line.pinyin } : []
    }),
    left: time === null ? null : Math.max(0, turn.moment.since + time - now),
    answered: place < 0 ? null : place,
    sides,
  }
}

/** A turn that is over as a member sees it. */
export function memberReveal(hall: Hall, shown: ShownTurn, number: number): MemberReveal {
  const { line, answered, sides, id } = shown
  const { text, pinyin, translation } = line
  const given = answered?.answers.find(({ member }) => member === number)
  const wasAsked = answered?.asked.includes(number) ?? false
  const chosen = hall.opening.script.lines.find(each => each.id === given?.choice)
  return {
    id,
    ...placeIn(hall, shown),
    role: roleOf(hall, shown, seatOf(shown, number)),
    text,
    pinyin,
    translation,
    right: wasAsked ? (given?.right ?? false) : null,
    chosen: chosen?.text ?? null,
    points: given?.points ?? 0,
    left: revealLeft(shown),
    sides,
  }
}
