import { newRound, type Round } from '@duologue/domain/pronunciation/game/round'
import { sampleRound } from '@duologue/domain/pronunciation/game/sample-items'
import { expect, test } from 'vitest'
import { choiceMark } from './choice-mark'

const begun = newRound(sampleRound({ mode: 'reading' }), 1)
const [question = { item: 'b', skill: 'reading', choices: [], isScored: true } as const] =
  begun.questions
const shown = { ...question, item: 'b', choices: ['a', 'b', 'c', 'd'] }

test.each<[string, Partial<Round>, readonly (string | null)[]]>([
  ['before the answer', { state: 'answer' }, [null, null, null, null]],
  ['of a right answer', { state: 'feedback' }, ['other', 'right', 'other', 'other']],
  ['of a wrong answer', { state: 'feedback', tried: [2] }, ['other', 'right', 'wrong', 'other']],
  ['of a second try', { state: 'answer', tried: [2] }, [null, null, 'wrong', null]],
])('the marks %s are %j', (_when, part, marks) => {
  const round = { ...begun, ...part }
  expect(shown.choices.map((_, place) => choiceMark(round, shown, place))).toEqual(marks)
})
