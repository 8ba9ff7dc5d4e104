import fc from 'fast-check'
import { expect, test } from 'vitest'
import { learnSteps } from '../choices/learn-choices'
import { selfChecked } from './marked-answer'
import {
  isLineShown,
  isMarked,
  isOver,
  type LearnEvent,
  type LearnSession,
  learnStep,
  newSession,
} from './session'
import { summaryOf } from './summary'

const right = { type: 'answered', answer: selfChecked('Hola', true) } as const
const wrong = { type: 'answered', answer: selfChecked('Hola', false) } as const
const [ready, again, next, back, end] = (['ready', 'again', 'next', 'back', 'end'] as const).map(
  type => ({ type }),
) as [LearnEvent, LearnEvent, LearnEvent, LearnEvent, LearnEvent]

const play = (session: LearnSession, ...events: LearnEvent[]) => events.reduce(learnStep, session)
const gap = (line: string) => ({ line, step: 'gap', round: 1 }) as const
const read = (line: string) => ({ line, step: 'read', round: 1 }) as const

test('a question is idle, then to be answered, then there is feedback, then the next one', () => {
  const session = newSession([gap('a'), gap('b')])
  expect(session.state).toBe('idle')
  expect(play(session, right)).toEqual(session)
  expect(play(session, ready).state).toBe('answer')
  expect(play(session, ready, next).at).toBe(0)
  expect(play(session, ready, right)).toMatchObject({ state: 'feedback', at: 0 })
  expect(play(session, ready, right, again).state).toBe('feedback')
  expect(play(session, ready, right, next)).toMatchObject({ state: 'idle', at: 1, answer: null })
})

test('after the third miss the line is shown and cannot be tried again; the session goes on', () => {
  const missed = play(newSession([gap('a'), gap('b')]), ready, wrong, again, wrong)
  expect(isLineShown(missed)).toBe(false)
  const third = play(missed, again, wrong)
  expect(isLineShown(third)).toBe(true)
  expect(play(third, again)).toEqual(third)
  const after = play(third, next)
  expect(after).toMatchObject({ at: 1, misses: 0 })
  expect(summaryOf(after)).toMatchObject({ lines: 1, canSay: 0, comeBack: ['a'], score: 0 })
})

test('only what is not marked can be passed by, and gone back to', () => {
  const session = newSession([read('a'), read('b'), gap('a')])
  expect(play(session, next, next).at).toBe(2)
  expect(play(session, next, back).at).toBe(0)
  expect(play(session, back).at).toBe(0)
  expect(play(session, next, next, back).at).toBe(2)
})

test('the score is the percent that was right at the first try; 75 wins', () => {
  const session = newSession(['a', 'b', 'c', 'd'].map(gap))
  const answers = [ready, wrong, again, right, next]
  const three = [1, 2, 3].flatMap(() => [ready, right, next])
  expect(summaryOf(play(session, ...answers, ...three))).toEqual({
    lines: 4,
    canSay: 4,
    comeBack: ['a'],
    asked: 4,
    score: 75,
    isWinner: true,
  })
  expect(summaryOf(play(session, ...answers, ready, right, end))).toMatchObject({
    lines: 2,
    score: 50,
    isWinner: false,
  })
  expect(summaryOf(session)).toMatchObject({ lines: 0, score: 0, isWinner: false })
})

const events = fc.array(fc.constantFrom(ready, again, next, back, right, wrong), { maxLength: 80 })
const tasks = fc.array(
  fc.record({
    line: fc.constantFrom('a', 'b', 'c'),
    step: fc.constantFrom(...learnSteps),
    round: fc.constant(1 as const),
  }),
  { maxLength: 10 },
)

test('whatever happens, each marked task has at most one result, and only those that were passed or are shown have one', () => {
  fc.assert(
    fc.property(tasks, events, (list, told) => {
      const session = play(newSession(list), ...told)
      const passed = list.slice(0, session.at).filter(({ step }) => isMarked(step)).length
      const shown = session.state === 'feedback' || session.misses > 0 ? 1 : 0
      expect(session.results).toHaveLength(passed + shown)
      expect(isOver(session)).toBe(session.at === list.length)
      expect(JSON.parse(JSON.stringify(session))).toEqual(session)
      const { score, canSay, lines } = summaryOf(session)
      expect(score >= 0 && score <= 100 && canSay <= lines).toBe(true)
    }),
  )
})
