import { atTime } from '../at-time'
import type { Hall, HallMember } from '../hall'
import { memberOf } from '../hall-members'
import { askedInStep, missedLines } from '../line-stats'
import { mostRenames } from '../names/dealt-name'
import { standings } from '../standings'
import { memberReveal, memberTurn } from './member-turn'
import { shownTurn } from './shown-turn'
import type { HallLine, MemberView } from './views'

function stateOf(hall: Hall, { state }: HallMember): MemberView['state'] {
  if (state === 'removed' || state === 'refused') return 'removed'
  return state === 'waits' && hall.state !== 'ended' ? 'waiting' : hall.state
}

const missedBy = (hall: Hall, number: number): readonly HallLine[] =>
  missedLines(hall.opening.script.lines, askedInStep(hall), number).map(
    ({ text, pinyin, translation }) => ({ text, pinyin, translation }),
  )

/**
 * What a member may see of a hall at a time (live.md#views); null where there is no such member.
 *
 * @param at milliseconds since the hall was opened.
 */
export function memberView(then: Hall, number: number, at: number): MemberView | null {
  const hall = atTime(then, at)
  const member = memberOf(hall, number)
  if (member === undefined) return null
  const { opening, settings, outcome } = hall
  const state = stateOf(hall, member)
  const all = standings(hall)
  const own = all.find(each => each.number === number)
  // Who is not in, or not any more, is shown nothing of the game.
  const turn = member.state === 'in' ? shownTurn(hall, at) : null
  return {
    state,
    title: opening.title,
    language: opening.script.language,
    member: number,
    name: member.asks ?? member.name,
    renames: member.user ? 0 : mostRenames - member.renames,
    side: settings.form === 'teams' ? member.side : null,
    form: settings.form,
    pace: settings.pace,
    mode: settings.mode,
    names: settings.names,
    isHostAway: hall.isHostAway,
    place: settings.ownPlace ? (own?.place ?? null) : null,
    of: all.length,
    points: own?.points ?? 0,
    turn: turn && !turn.isRevealed ? memberTurn(hall, turn, number) : null,
    reveal: turn?.isRevealed ? memberReveal(hall, turn, number) : null,
    own: null,
    end:
      state === 'ended' && outcome !== null
        ? { outcome, missed: missedBy(hall, number), again: hall.again }
        : null,
  }
}
