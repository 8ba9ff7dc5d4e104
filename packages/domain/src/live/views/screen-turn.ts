import { ownTime } from '../../battle/crowd/crowd-clock'
import { opponentOf } from '../../battle/player'
import type { Hall } from '../hall'
import type { HallSide } from '../hall-settings'
import { hallCue } from './hall-cue'
import { revealLeft, type ShownTurn } from './shown-turn'
import type { HallSides, ScreenReveal, ScreenTurn } from './views'

function speakerOf({ opening, settings }: Hall, { turn, line }: ShownTurn): ScreenTurn['speaker'] {
  const { name } = opening.script.characters[line.character]
  return { name, side: settings.form === 'each' ? null : turn.player }
}

const placeIn = ({ opening }: Hall, { turn, round, id }: ShownTurn) => ({
  id,
  line: turn.lineIndex + 1,
  of: opening.script.lines.length,
  round,
})

/** The time that the slowest clock of all who are asked has left, in milliseconds; null without a clock. */
function slowestLeft({ crowd, turn, now }: ShownTurn): number | null {
  if (turn.moment.state !== 'answer' || turn.moment.plan !== null) return null
  const asked = new Set(crowd.asked)
  const times = crowd.members
    .filter(({ member }) => asked.has(member))
    .map(member => ownTime(crowd.battle.setup, member))
  const clocks = times.flatMap(time => time ?? [])
  if (clocks.length === 0 || clocks.length < times.length) return null
  return Math.max(0, turn.moment.since + Math.max(...clocks) - now)
}

/** A turn that is not over yet on the screen. */
export function screenTurn(hall: Hall, shown: ShownTurn): ScreenTurn {
  const { crowd, turn, sides } = shown
  const { mode } = hall.settings
  return {
    ...placeIn(hall, shown),
    cue: hallCue(hall.opening.script.lines, turn.lineIndex, mode, 'all'),
    speaker: speakerOf(hall, shown),
    isHeard: mode === 'listening' && turn.moment.state === 'start',
    left: slowestLeft(shown),
    answered: crowd.answers.length,
    asked: crowd.asked.length,
    sides,
  }
}

/** What was chosen, the right line first, then the commonest wrong ones. */
function chosenOf({ opening }: Hall, { answered, turn }: ShownTurn): ScreenReveal['chosen'] {
  const { moment } = turn
  const computers = 'answer' in moment ? [moment.answer.choice] : []
  const choices = (answered?.answers.map(({ choice }) => choice) ?? computers).flatMap(
    choice => choice ?? [],
  )
  return opening.script.lines
    .map(({ id, text }) => ({
      text,
      count: choices.filter(choice => choice === id).length,
      isRight: id === turn.lineId,
    }))
    .filter(({ count, isRight }) => count > 0 || isRight)
    .toSorted((one, two) => Number(two.isRight) - Number(one.isRight) || two.count - one.count)
}

/** Whom the turn has cost health: what a crowd did is known when it is over, what the computer did when it has struck. */
function blowOf({ crowd, turn, answered }: ShownTurn): ScreenReveal['blow'] {
  const on = opponentOf(turn.player)
  if (answered !== null) return crowd.blow && { on, ...crowd.blow }
  const { state } = turn.moment
  if (state !== 'battle' && state !== 'end') return null
  const last = crowd.battle.happenings.findLast(
    ({ kind }) => kind === 'hit' || kind === 'self-hit' || kind === 'round-started',
  )
  if (last?.kind === 'hit') return { on, damage: last.damage, own: 0 }
  return last?.kind === 'self-hit' ? { on, damage: 0, own: last.damage } : null
}

/** Both sides as a blow leaves them, from the moment in which it is told: it lands when the reveal is over. */
function struckSides({ sides, turn }: ShownTurn, blow: ScreenReveal['blow']): HallSides {
  if (blow === null || turn.moment.state !== 'feedback') return sides
  const after = (side: HallSide) => {
    const { health, most } = sides[side]
    return { health: Math.max(0, health - (side === blow.on ? blow.damage : blow.own)), most }
  }
  return { 1: after(1), 2: after(2) }
}

/** A turn that is over on the screen. */
export function screenReveal(hall: Hall, shown: ShownTurn): ScreenReveal {
  const { line } = shown
  const blow = blowOf(shown)
  const { text, pinyin, translation, audio } = line
  return {
    ...placeIn(hall, shown),
    text,
    pinyin,
    translation,
    audio,
    speaker: speakerOf(hall, shown),
    chosen: chosenOf(hall, shown),
    blow,
    left: revealLeft(shown),
    sides: struckSides(shown, blow),
  }
}
