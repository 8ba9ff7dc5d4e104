import type { Hall } from './hall'

/** How many may wait to be let in, and for how long, in milliseconds (live.md#knocking). */
export const knocking = {
  most: 100,
  lasts: 120_000,
  inARow: 20,
  within: 10_000,
  beyond: 5,
} as const

/**
 * Whether somebody who joins has to be let in by the host (live.md#knocking).
 *
 * @param before what this member was in the hall until now; null for somebody new.
 * @param joinedFrom how many have joined from the same address within 10 seconds; 0 from one that is known as a school's.
 */
export function knocks(
  { members, settings, opening, hasRemoved }: Hall,
  before: Hall['members'][number]['state'] | null,
  joinedFrom: number,
): boolean {
  if (before === 'in') return false
  if (before !== null || joinedFrom > knocking.inARow) return true
  const inside = members.filter(({ state }) => state === 'in').length
  const { classSize } = opening
  if (classSize !== null && inside >= classSize + knocking.beyond) return true
  return hasRemoved && settings.joins === 'anyone'
}
