import { dayLimits } from './day-limits'
import { firstGoal, type Goal } from './goal'

/** What can be next with a conversation, or with a list. */
export type ThingStep = 'learn' | 'duel' | 'say' | 'list'

/** What a plan is made of. */
export interface DayFacts {
  readonly goal: Goal | null
  /** Assignments that are due soon, what is due next first: those that are open, and those that were met today. */
  readonly assignments: readonly { id: string; isDone: boolean }[]
  /** Lines that are due and were not answered today, and those that were reviewed today. */
  readonly due: number
  readonly reviewed: number
  /** The next steps of what is not done of the course that is followed, in its order. */
  readonly path: readonly { thing: string; step: ThingStep }[]
  /** The next steps of what was begun, what was answered last first. */
  readonly begun: readonly { thing: string; step: ThingStep }[]
  /** How many lines Review asks for on one day at most. */
  readonly reviewsADay: number
}

/** One row of a plan. */
export type PlannedStep =
  | { kind: 'assignment'; id: string; seconds: number; isDone: boolean }
  | { kind: 'review'; lines: number; seconds: number; isDone: boolean }
  | { kind: ThingStep; thing: string; seconds: number; isDone: false }

export interface DayPlan {
  steps: PlannedStep[]
  /** What may be done beyond the plan; null when nothing waits. */
  further: PlannedStep | null
}

const minute = 60
const secondsOf = {
  assignment: 3 * minute,
  learn: 5 * minute,
  duel: 3 * minute,
  say: 3 * minute,
  list: 2 * minute,
} as const

const review = (lines: number, isDone: boolean): PlannedStep => ({
  kind: 'review',
  lines,
  seconds: lines * dayLimits.aLine,
  isDone,
})

/** So many lines belong into the plan of a day: five, or two fifths of the goal. */
const linesFor = ({ minutes }: Goal): number =>
  Math.max(dayLimits.lines, Math.floor((0.4 * minutes * minute) / dayLimits.aLine))

/** The review of the plan, and the one beyond it. */
function reviewsOf({ due, reviewed, reviewsADay }: DayFacts, goal: Goal) {
  const wanted = linesFor(goal)
  const left = Math.max(0, Math.min(due, reviewsADay - reviewed))
  const asked = Math.min(left, Math.max(0, wanted - reviewed))
  const done = Math.min(reviewed, wanted)
  return {
    planned: asked > 0 ? [review(asked, false)] : done > 0 ? [review(done, true)] : [],
    beyond: left > asked ? [review(Math.min(left - asked, wanted), false)] : [],
  }
}

/** What is next on the path, then what was begun, then what comes after on the path; each thing once. */
function thingsOf({ path, begun }: DayFacts): PlannedStep[] {
  const [first, ...others] = path
  const steps = new Map<string, ThingStep>()
  for (const { thing, step } of [...(first ? [first] : []), ...begun, ...others])
    if (!steps.has(thing)) steps.set(thing, step)
  return [...steps].map(([thing, step]) => ({
    kind: step,
    thing,
    seconds: secondsOf[step],
    isDone: false,
  }))
}

/**
 * What to do on a day, in its order, until the minutes of the goal are reached (days.md#plan): assignments that are due
 * soon, review, what is next on the path, then what was begun. What is done stays in it.
 */
export function planDay(facts: DayFacts): DayPlan {
  const goal = facts.goal ?? firstGoal
  const { planned, beyond } = reviewsOf(facts, goal)
  const assigned = facts.assignments.map(
    ({ id, isDone }): PlannedStep => ({
      kind: 'assignment',
      id,
      seconds: secondsOf.assignment,
      isDone,
    }),
  )
  const soonest = assigned.slice(0, dayLimits.assignments)
  const steps: PlannedStep[] = []
  const beyondPlan = [...assigned.slice(dayLimits.assignments), ...beyond].filter(
    ({ isDone }) => !isDone,
  )
  let seconds = 0
  for (const step of [...soonest, ...planned, ...thingsOf(facts)]) {
    const isFull = steps.length >= dayLimits.steps || seconds >= goal.minutes * minute
    if (isFull) {
      if (!step.isDone) beyondPlan.push(step)
      continue
    }
    steps.push(step)
    seconds += step.seconds
  }
  return { steps, further: beyondPlan[0] ?? null }
}
