import type { PlayerNumber } from '../../battle/battle-setup'
import { mayBattleWith } from '../../battle/powers/choose-powers'
import type { Hall } from '../hall'
import type { MemberAct } from '../hall-act'
import { memberOf } from '../hall-members'
import { hallBattleSetup } from '../step/hall-battle'
import type { PairGame } from './pair-game'
import { pairOf, partnerWait, stoppedPair, withPair } from './pair-of'

/**
 * Who reads a line aloud before the duel: whoever will not have its character in the first round, so that both have read
 * what they will be asked for (live.md#read-first).
 */
export function readerOf({ opening }: Hall, { progress }: PairGame, line: number): PlayerNumber {
  const { character } = opening.script.lines[line] ?? { character: 1 }
  return progress.players[1].characterNumber === character ? 2 : 1
}

/** A member has read the line that is theirs to read; past the last one the duel begins. */
function read(hall: Hall, number: number, line: number): Hall {
  const found = pairOf(hall, number)
  if (!found || hall.state !== 'playing' || found.game.result) return hall
  const { game, seat } = found
  if (game.reading !== line || readerOf(hall, game, line) !== seat) return hall
  const isLast = line + 1 >= hall.opening.script.lines.length
  return withPair(hall, game, { ...game, reading: isLast ? null : line + 1 })
}

/** A member of the only pair has chosen their powers; they may choose anew until both are ready. */
function getReady(hall: Hall, number: number, powers: Ready['powers']): Hall {
  if (hall.settings.form !== 'pair' || hall.state !== 'lobby') return hall
  if (!mayBattleWith(powers, hallBattleSetup(hall).mode)) return hall
  return { ...hall, ready: { ...hall.ready, [number]: [...powers] } }
}

/** A member waits no more for a partner who has been away for long enough. */
function endWithout(hall: Hall, number: number, at: number): Hall {
  const found = pairOf(hall, number)
  if (!found || hall.state === 'lobby') return hall
  const { game, seat } = found
  const partner = memberOf(hall, game.seats[seat === 1 ? 2 : 1].member)
  const isLong = game.goneAt !== null && at - game.goneAt >= partnerWait
  return isLong && partner?.isHere === false ? withPair(hall, game, stoppedPair(game)) : hall
}

type Ready = Extract<MemberAct, { type: 'ready' }>

/** The hall after what a member does with their partner, but for the duel itself; the very same where it does not fit. */
export function foldPairAct(
  hall: Hall,
  number: number,
  act: Extract<MemberAct, { type: 'ready' | 'read' | 'end-pair' }>,
  at: number,
): Hall {
  switch (act.type) {
    case 'ready':
      return getReady(hall, number, act.powers)
    case 'read':
      return read(hall, number, act.line)
    case 'end-pair':
      return endWithout(hall, number, at)
  }
}
