import { ended, hallLasts } from './game-clock'
import type { Hall } from './hall'
import { knocking } from './knocks'

/** When a hall ends by itself because nothing happens in it, in milliseconds since it was opened. */
function runsOut({ state, stoppedAt }: Hall): number {
  if (state === 'lobby') return hallLasts.lobby
  const paused = state === 'paused' && stoppedAt !== null ? stoppedAt + hallLasts.paused : Infinity
  return Math.min(paused, hallLasts.whole)
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
  if (hall.state === 'ended') return hall
  const end = runsOut(hall)
  const waited = withoutPatience(hall, Math.min(at, end))
  return end <= at ? ended(waited, end, 'none') : waited
}
