import type { Hall, HallMember } from './hall'
import type { HallSide } from './hall-settings'

/** The member of a number; undefined where nobody has it. */
export const memberOf = ({ members }: Pick<Hall, 'members'>, number: number | null) =>
  members.find(member => member.number === number)

/** Who is in the game. */
export const membersIn = ({ members }: Pick<Hall, 'members'>): readonly HallMember[] =>
  members.filter(({ state }) => state === 'in')

/** The hall with a member otherwise; the very same where nothing of them changes. */
export function withMember(hall: Hall, number: number, changes: Partial<HallMember>): Hall {
  const before = memberOf(hall, number)
  if (before === undefined) return hall
  const after = { ...before, ...changes }
  const isSame = (Object.keys(changes) as (keyof HallMember)[]).every(
    key => before[key] === after[key],
  )
  if (isSame) return hall
  return { ...hall, members: hall.members.map(member => (member === before ? after : member)) }
}

/** The side with fewer members; side 1 when both have as many (live.md#forms). */
export function smallerSide(hall: Pick<Hall, 'members' | 'settings'>): HallSide {
  if (hall.settings.form !== 'teams') return 1
  const inside = membersIn(hall)
  const first = inside.filter(({ side }) => side === 1).length
  return first <= inside.length - first ? 1 : 2
}

/** What a hall lacks to be started; null where it lacks nothing (live.md#lobby). */
export function hallLacks(hall: Pick<Hall, 'members' | 'settings'>): 'members' | 'side' | null {
  const inside = membersIn(hall)
  if (inside.length === 0) return 'members'
  const isOneSided = new Set(inside.map(({ side }) => side)).size < 2
  return hall.settings.form === 'teams' && isOneSided ? 'side' : null
}
