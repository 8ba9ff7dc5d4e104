import fc from 'fast-check'
import { expect, test } from 'vitest'
import { learnLengths, learnParts, learnSteps, lineStates } from '../choices/learn-choices'
import { type LearnTask, type PlannedLine, planSession } from './plan-session'

const lines = (...states: PlannedLine['state'][]): PlannedLine[] =>
  states.map((state, place) => ({
    id: 'abcdefghijklmnop'[place] ?? '',
    character: place % 2 === 0 ? 1 : 2,
    state,
  }))
const told = (tasks: readonly LearnTask[]) =>
  tasks.map(({ line, step, round }) => `${step}${round === 2 ? '2' : ''} ${line}`).join(', ')

const all = { part: 'both', length: 'all', steps: [...learnSteps] } as const

test('every step in turn, gaps in two rounds, at last one voice and then the other', () => {
  expect(told(planSession(lines('new', 'learning', 'new'), all))).toBe(
    'read a, read b, read c, shadow a, shadow b, shadow c, gap a, gap b, gap c, gap2 a, gap2 b, gap2 c, ' +
      'rebuild a, rebuild b, rebuild c, turn a, turn c, turn b',
  )
})

test('a firm line comes in the last step alone, unless the only other one needs company', () => {
  const steps = ['read', 'turn'] as const
  expect(told(planSession(lines('firm', 'new', 'new'), { ...all, steps }))).toBe(
    'read b, read c, turn a, turn c, turn b',
  )
  expect(told(planSession(lines('firm', 'new'), { ...all, steps }))).toBe(
    'read a, read b, turn a, turn b',
  )
})

test('a short session begins where the lines are not firm yet', () => {
  const some = lines('firm', 'firm', 'new', 'new', 'new', 'new', 'new', 'new')
  const asked = new Set(planSession(some, { ...all, length: '5' }).map(({ line }) => line))
  expect([...asked].toSorted()).toEqual(['c', 'd', 'e'])
})

test('without any step all of them are taken', () => {
  expect(planSession(lines('new', 'new'), { ...all, steps: [] })).toHaveLength(12)
})

const wishes = fc.record({
  part: fc.constantFrom(...learnParts),
  length: fc.constantFrom(...learnLengths),
  steps: fc.subarray([...learnSteps]),
})
const dialogue = fc
  .array(fc.tuple(fc.constantFrom(1, 2), fc.constantFrom(...lineStates)), { maxLength: 30 })
  .map(list =>
    list.map(
      ([character, state], place): PlannedLine => ({
        id: String(place),
        character: character === 1 ? 1 : 2,
        state,
      }),
    ),
  )

test('never the same line twice running unless there is only one, and never the other voice of a part', () => {
  fc.assert(
    fc.property(dialogue, wishes, (told, wished) => {
      const own = told.filter(
        ({ character }) => wished.part === 'both' || String(character) === wished.part,
      )
      const tasks = planSession(told, wished)
      expect(tasks.length > 0).toBe(own.length > 0)
      expect(tasks.every(({ line }) => own.some(({ id }) => id === line))).toBe(true)
      if (own.length > 1)
        expect(tasks.some(({ line }, place) => tasks[place - 1]?.line === line)).toBe(false)
    }),
  )
})

test('each step takes at most six lines before the next one, and every line comes in the last one', () => {
  fc.assert(
    fc.property(dialogue, wishes, (told, wished) => {
      const tasks = planSession(told, wished)
      let run: LearnTask[] = []
      for (const task of tasks) {
        const goesOn = run.at(-1)?.step === task.step && run.at(-1)?.round === task.round
        run = goesOn ? [...run, task] : [task]
        // With a single step, and among firm lines, every six are followed by the next six.
        if (wished.steps.length !== 1 && told.every(({ state }) => state !== 'firm'))
          expect(run.length).toBeLessThanOrEqual(6)
      }
      const last = learnSteps.filter(step => wished.steps.includes(step)).at(-1) ?? 'turn'
      const ended = new Set(tasks.filter(({ step }) => step === last).map(({ line }) => line))
      expect(new Set(tasks.map(({ line }) => line))).toEqual(ended)
    }),
  )
})
