import { addDays, mondayOf } from './calendar'

/** What a goal may be (days.md#goal): so many minutes, on so many days a week. */
export const goalMinutes = [5, 10, 15, 20] as const
export const goalDays = [2, 3, 4, 5, 6, 7] as const

export interface Goal {
  readonly minutes: number
  readonly days: number
}

/** The goal of everybody who has set none. */
export const firstGoal: Goal = { minutes: 10, days: 4 }

/** A goal that was set, or none, from a Monday on. */
export interface GoalSince {
  /** Such as 2026-03-02. */
  readonly since: string
  readonly goal: Goal | null
}

/** The goal that holds in the week of a Monday; null where somebody wants none. */
export function goalIn(set: readonly GoalSince[], monday: string): Goal | null {
  const held = set
    .filter(({ since }) => since <= monday)
    .toSorted((one, other) => (one.since < other.since ? -1 : 1))
    .at(-1)
  return held ? held.goal : firstGoal
}

/** From which Monday on a goal holds that is set on a day: the next one; the first goal holds in its own week. */
export function goalSince(set: readonly GoalSince[], today: string): string {
  const monday = mondayOf(today)
  const isFirst = set.every(({ since }) => since >= monday)
  return isFirst ? monday : addDays(monday, 7)
}
