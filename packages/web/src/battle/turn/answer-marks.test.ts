import type { Moment, Turn } from '@duologue/domain/battle/turn/turn'
import { expect, test } from 'vitest'
import { markOf } from './answer-marks'

const span = { since: 0, endsAt: 1000 }
const waiting: Moment = { state: 'answer', ...span, plan: null }
const answered = (choice: string | null): Moment => ({
  state: 'feedback',
  ...span,
  answer: { choice, right: choice === 'b', elapsed: 400 },
})
const turn = (moment: Moment): Turn => ({
  lineIndex: 0,
  lineId: 'b',
  player: 1,
  choices: ['a', 'b', 'c'],
  tried: [],
  lastTry: 0,
  removed: [],
  frozenAt: null,
  wasHeard: false,
  moment,
})

test.each([
  ['while it waits nothing is marked', waiting, [null, null, null]],
  ['a right answer', answered('b'), ['other', 'right', 'other']],
  ['a wrong answer, and which would have been right', answered('a'), ['wrong', 'right', 'other']],
  ['a run-out clock', answered(null), ['other', 'right', 'other']],
])('%s', (_name, moment, marks) => {
  expect(['a', 'b', 'c'].map(choice => markOf(turn(moment), choice))).toEqual(marks)
})

test('what was tried is wrong and what was removed is gone, before the answer and after it', () => {
  for (const moment of [waiting, answered('b')]) {
    const retried = { ...turn(moment), tried: ['a'], removed: ['c'] }
    expect(markOf(retried, 'a')).toBe('wrong')
    expect(markOf(retried, 'c')).toBe('gone')
  }
})
