import type { days } from '@duologue/contract/days'
import { dayOf } from '@duologue/domain/assignments/due-date'
import { goalSince } from '@duologue/domain/days/goal'
import { idOfReader } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { goalsOf, upsertGoal } from './day-store'
import type { DaysRoom } from './days-room'

/** Sets the own goal from a Monday on (days.md#goal). */
export function setGoal({ database, clock }: DaysRoom): Handler<typeof days.setGoal> {
  return async ({ body: { goal, timeZone = 'UTC' } }, { reader }) => {
    const user = idOfReader(reader)
    const set = await goalsOf(database, user)
    const since = goalSince(set, dayOf(clock.now().getTime(), timeZone))
    await upsertGoal(database, user, { since, goal })
    return { since, goal }
  }
}
