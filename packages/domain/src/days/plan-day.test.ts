import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayLimits } from './day-limits'
import { firstGoal, goalDays, goalMinutes } from './goal'
import { nextStep } from './next-step'
import { type DayFacts, type PlannedStep, planDay } from './plan-day'

const nothing: DayFacts = {
  goal: firstGoal,
  assignments: [],
  due: 0,
  reviewed: 0,
  path: [],
  begun: [],
  reviewsADay: 20,
}
const open = (id: string) => ({ id, isDone: false })
const told = (step: PlannedStep | null) => {
  if (!step) return null
  const name =
    step.kind === 'assignment' ? step.id : step.kind === 'review' ? step.lines : step.thing
  return `${step.kind} ${name}${step.isDone ? ' done' : ''}`
}

test.each<[string, Partial<DayFacts>, string[], string | null]>([
  ['nothing waits', {}, [], null],
  ['goal 5, 20 due', { goal: { minutes: 5, days: 4 }, due: 20 }, ['review 6'], 'review 6'],
  ['goal 10, 20 due', { due: 20 }, ['review 12'], 'review 8'],
  ['few are due', { due: 3 }, ['review 3'], null],
  ['no goal is the first one', { goal: null, due: 20 }, ['review 12'], 'review 8'],
  ['some were reviewed', { due: 12, reviewed: 8 }, ['review 4'], 'review 8'],
  ['all of the plan was reviewed', { due: 8, reviewed: 12 }, ['review 12 done'], 'review 8'],
  ['a day holds no more', { due: 30, reviewed: 20 }, ['review 12 done'], null],
  [
    'assignments come first, two at most',
    { assignments: ['a', 'b', 'c'].map(open), due: 6 },
    ['assignment a', 'assignment b', 'review 6'],
    'assignment c',
  ],
  [
    'what is done stays',
    { assignments: [{ id: 'a', isDone: true }, open('b')] },
    ['assignment a done', 'assignment b'],
    null,
  ],
  [
    'what was begun fills up',
    {
      due: 9,
      begun: [
        { thing: 'x', step: 'learn' },
        { thing: 'y', step: 'say' },
      ],
    },
    ['review 9', 'learn x', 'say y'],
    null,
  ],
  [
    'and ends with the goal',
    {
      goal: { minutes: 5, days: 2 },
      begun: [
        { thing: 'x', step: 'learn' },
        { thing: 'y', step: 'say' },
      ],
    },
    ['learn x'],
    'say y',
  ],
  [
    'the path comes before what was begun, and each thing once',
    {
      goal: { minutes: 15, days: 4 },
      due: 3,
      path: [
        { thing: 'p', step: 'duel' },
        { thing: 'q', step: 'learn' },
        { thing: 'r', step: 'list' },
      ],
      begun: [
        { thing: 'q', step: 'learn' },
        { thing: 'x', step: 'say' },
        { thing: 'p', step: 'duel' },
      ],
    },
    ['review 3', 'duel p', 'learn q', 'say x'],
    'list r',
  ],
  [
    'Learn and Duel of one thing are two days',
    { path: [{ thing: 'p', step: 'learn' }], begun: [{ thing: 'p', step: 'learn' }] },
    ['learn p'],
    null,
  ],
])('%s', (_name, facts, steps, further) => {
  const plan = planDay({ ...nothing, ...facts })
  expect(plan.steps.map(told)).toEqual(steps)
  expect(told(plan.further)).toBe(further)
})

test('no plan is longer than its goal and five minutes, nor asks for more lines than a day', () => {
  const facts = fc.record({
    goal: fc.record({
      minutes: fc.constantFrom(...goalMinutes),
      days: fc.constantFrom(...goalDays),
    }),
    assignments: fc.array(fc.record({ id: fc.uuid(), isDone: fc.boolean() }), { maxLength: 6 }),
    due: fc.nat(300),
    reviewed: fc.nat(60),
    path: fc.array(
      fc.record({
        thing: fc.uuid(),
        step: fc.constantFrom('learn' as const, 'duel' as const, 'say' as const, 'list' as const),
      }),
      { maxLength: 8 },
    ),
    begun: fc.array(
      fc.record({ thing: fc.uuid(), step: fc.constantFrom('learn' as const, 'say' as const) }),
      { maxLength: 8 },
    ),
    reviewsADay: fc.constant(20),
  })
  fc.assert(
    fc.property(facts, asked => {
      const { steps, further } = planDay(asked)
      const seconds = steps.reduce((sum, step) => sum + step.seconds, 0)
      expect(seconds).toBeLessThanOrEqual((asked.goal.minutes + dayLimits.overshoot) * 60)
      expect(steps.length).toBeLessThanOrEqual(dayLimits.steps)
      expect(further?.isDone ?? false).toBe(false)
      const lines = [...steps, ...(further ? [further] : [])].flatMap(step =>
        step.kind === 'review' && !step.isDone ? [step.lines] : [],
      )
      const all = lines.reduce((sum, some) => sum + some, 0)
      expect(all).toBeLessThanOrEqual(Math.max(0, Math.min(asked.due, 20 - asked.reviewed)))
      const known = new Set([
        ...asked.assignments.map(({ id }) => id),
        ...asked.path.map(({ thing }) => thing),
        ...asked.begun.map(({ thing }) => thing),
      ])
      for (const step of steps) {
        const name = step.kind === 'assignment' ? step.id : step.kind === 'review' ? '' : step.thing
        expect(name === '' || known.has(name)).toBe(true)
      }
    }),
  )
})

test.each([
  [{ lines: 12, learnt: 0, canSay: 0 }, 'learn'],
  [{ lines: 12, learnt: 8, canSay: 8 }, 'learn'],
  [{ lines: 12, learnt: 9, canSay: 7 }, 'say'],
  [{ lines: 12, learnt: 9, canSay: 8 }, undefined],
  [{ lines: 2, learnt: 2, canSay: 1 }, 'say'],
])('with %j is next: %s', (done, step) => {
  expect(nextStep(done)).toBe(step)
})
