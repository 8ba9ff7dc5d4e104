import { addDays, daysOfWeek, mondayOf } from './calendar'
import { type DayDone, dayCounts } from './day'
import { type Goal, type GoalSince, goalIn } from './goal'

/** A week as its learner sees it. */
export interface Week {
  readonly goal: Goal | null
  /** Monday to Sunday; those that counted are marked. */
  readonly days: { day: string; counts: boolean }[]
}

/** The week of a day (days.md#weeks). */
export function weekOf(done: readonly DayDone[], set: readonly GoalSince[], today: string): Week {
  const counted = new Set(done.filter(dayCounts).map(({ day }) => day))
  const monday = mondayOf(today)
  return {
    goal: goalIn(set, monday),
    days: daysOfWeek(monday).map(day => ({ day, counts: counted.has(day) })),
  }
}

/** How many weeks have reached the goal that held in them, also this one; it never falls. */
export function countReached(
  done: readonly DayDone[],
  set: readonly GoalSince[],
  today: string,
): number {
  const end = addDays(mondayOf(today), 7)
  const weeks = new Map<string, number>()
  for (const one of done.filter(dayCounts)) {
    const monday = mondayOf(one.day)
    if (monday < end) weeks.set(monday, (weeks.get(monday) ?? 0) + 1)
  }
  return [...weeks].filter(([monday, days]) => {
    const goal = goalIn(set, monday)
    return goal !== null && days >= goal.days
  }).length
}
