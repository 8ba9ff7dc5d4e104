import { atTime } from '../at-time'
import type { Hall, HallMember } from '../hall'
import { memberOf, membersIn } from '../hall-members'
import { askedIn, missedLines, playedLines } from '../line-stats'
import { mostRenames } from '../names/dealt-name'
import { ownSetup } from '../own/own-setup'
import { gameNow, gamesOf } from '../own/play-own'
import { duelEnd, type PairView, pairLobby, pairView } from '../pairs/pair-view'
import { placeOfMember, pointsOf } from '../standings'
import { memberReveal, memberTurn } from './member-turn'
import { shownTurn } from './shown-turn'
import type { HallLine, MemberView, OwnView } from './views'

function stateOf(hall: Hall, { state }: HallMember): MemberView['state'] {
  if (state === 'removed' || state === 'refused') return 'removed'
  return state === 'waits' && hall.state !== 'ended' ? 'waiting' : hall.state
}

const missedBy = (hall: Hall, number: number): readonly HallLine[] =>
  missedLines(playedLines(hall), askedIn(hall), number).map(({ text, pinyin, translation }) => ({
    text,
    pinyin,
    translation,
  }))

/** The game that a member plays now, with a partner or at the own pace. */
function ownView(hall: Hall, member: HallMember, at: number): OwnView | PairView | null {
  const isOn = hall.state === 'playing' || hall.state === 'paused'
  if (!isOn || hall.settings.pace !== 'own' || member.state !== 'in') return null
  const pair = pairView(hall, member.number, at)
  if (pair) return pair
  const game = gameNow(hall, member.number)
  const { events = [] } = gamesOf(hall, member.number).find(each => each.game === game) ?? {}
  return { ...ownSetup(hall, member, game), game, events }
}

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
  const isIn = member.state === 'in'
  // Who is not in, or not any more, is shown nothing of the game.
  const turn = isIn ? shownTurn(hall, at) : null
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
    place: settings.ownPlace && isIn ? placeOfMember(hall, number) : null,
    of: membersIn(hall).length,
    points: isIn ? pointsOf(hall, number) : 0,
    round: hall.battle?.battle.round ?? 0,
    turn: turn && !turn.isRevealed ? memberTurn(hall, turn, number) : null,
    reveal: turn?.isRevealed ? memberReveal(hall, turn, number) : null,
    own: ownView(hall, member, at),
    ...(isIn ? pairLobby(hall, number) : {}),
    end:
      state === 'ended' && outcome !== null
        ? {
            outcome,
            ...(isIn ? duelEnd(hall, number) : {}),
            missed: missedBy(hall, number),
            again: hall.again,
          }
        : null,
  }
}
