import type { Today } from '@duologue/contract/days'
import { savedHere } from '../saved-here/saved-here'

/** A plan as it was told last, and whose it is. */
interface KeptPlan {
  readonly user: string
  readonly plan: Today
}

const plans = savedHere<readonly KeptPlan[]>('today-plan', [], {
  read: text => {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? (list as readonly KeptPlan[]) : undefined
  },
  write: list => (list.length === 0 ? null : JSON.stringify(list)),
})

/** Keeps a user's plan for when there is no connection; the one before goes. */
export const keepPlan = (user: string, plan: Today): void =>
  plans.set([...plans.get().filter(kept => kept.user !== user), { user, plan }])

/** The plan of a user that was told last, if it is of this day. */
export const planOf = (user: string, day: string): Today | undefined =>
  plans.get().find(({ user: of, plan }) => of === user && plan.today === day)?.plan
