import { mostIdle } from '../battle/crowd/crowd'
import { crowdDeadline } from '../battle/crowd/step-crowd'
import { ended, hallLasts, stopped } from './game-clock'
import type { Hall } from './hall'
import { outcomeOf } from './hall-outcome'
import { knocking } from './knocks'
import { tellBattle } from './step/hall-battle'

/** When a hall ends by itself because nothing happens in it, in milliseconds since it was opened. */
function runsOut({ state, stoppedAt }: Hall): number {
  if (state === 'lobby') return hallLasts.lobby
  const paused = state === 'paused' && stoppedAt !== null ? stoppedAt + hallLasts.paused : Infinity
  return Math.min(paused, hallLasts.whole)
}

/** When the game goes on by itself, in milliseconds since the hall was opened; null while it waits. */
function goesOn({ state, battle, offset }: Hall): number | null {
  const due = state === 'playing' && battle !== null ? crowdDeadline(battle) : null
  return due === null ? null : due + offset
}

/** Whether nobody is being asked, or the host alone is waited for. */
const isBetweenTurns = ({ battle }: Hall): boolean => {
  if (battle === null) return false
  const { phase } = battle.battle
  if (phase.name === 'roundPlay') {
    const { state, endsAt } = phase.turn.moment
    return state === 'end' || endsAt === null
  }
  return phase.name === 'roundStart' || phase.name === 'roundEnd'
}

/**
 * The hall with what follows from where it stands: it ends with its battle, and stands still where nobody plays, or where
 * its host is away and no turn is being played (live.md#away).
 */
export function settled(hall: Hall, at: number): Hall {
  if (hall.state !== 'playing' || hall.battle === null) return hall
  if (hall.battle.battle.phase.name === 'gameEnd') return ended(hall, at, outcomeOf(hall))
  if (hall.battle.idle >= mostIdle) return stopped(hall, at, 'nobody')
  return hall.isHostAway && isBetweenTurns(hall) ? stopped(hall, at, 'host-away') : hall
}

/** Who has waited for too long is not let in any more (live.md#knocking). */
function withoutPatience(hall: Hall, at: number): Hall {
  const isLate = ({ state, since }: Hall['members'][number]) =>
    state === 'waits' && since + knocking.lasts <= at
  if (!hall.members.some(isLate)) return hall
  const members = hall.members.map(member =>
    isLate(member) ? { ...member, state: 'refused' as const } : member,
  )
  return { ...hall, members }
}

/**
 * The hall at a time: everything that falls due until then has happened, each at its own time (live.md#a-hall-is-a-log).
 * It is for looking at; entries are folded onto the hall that the entries before have made.
 *
 * @param at milliseconds since the hall was opened.
 */
export function atTime(hall: Hall, at: number): Hall {
  let passed = hall
  for (;;) {
    if (passed.state === 'ended') return passed
    const end = runsOut(passed)
    const due = goesOn(passed)
    if (due === null || due > at || due >= end) {
      const waited = withoutPatience(passed, Math.min(at, end))
      return end <= at ? ended(waited, end, outcomeOf(waited)) : waited
    }
    passed = settled(tellBattle(passed, { type: 'time' }, due), due)
  }
}

/** When something happens in a hall next if nobody does anything, in milliseconds since it was opened; null at its end. */
export function hallDeadline(hall: Hall): number | null {
  if (hall.state === 'ended') return null
  const knocks = hall.members.flatMap(({ state, since }) =>
    state === 'waits' ? since + knocking.lasts : [],
  )
  return Math.min(runsOut(hall), goesOn(hall) ?? Infinity, ...knocks)
}
