import { expect, test } from 'vitest'
import type { BattleDifficulty } from '../../choices/battle-difficulties'
import { newRound, questionOf, type Round, type RoundEvent } from './round'
import { resultOf } from './round-result'
import type { RoundSetup } from './round-setup'
import { sampleRound } from './sample-items'
import { step } from './step-round'

const setup = sampleRound({ mode: 'reading' })

const after = (round: Round, ...events: readonly RoundEvent[]) =>
  events.reduce((now, event) => step(setup, now, event), round)

const placeOf = (round: Round, isRight: boolean) =>
  questionOf(round)?.choices.findIndex(id => (id === questionOf(round)?.item) === isRight) ?? -1

/** Answers the question that is shown, from its beginning to its feedback. */
function answer(round: Round, isRight: boolean): Round {
  const begun = after(round, { kind: 'begin', at: round.now })
  return after(begun, { kind: 'answer', at: round.now + 500, answer: placeOf(begun, isRight) })
}
const next = (round: Round) => after(round, { kind: 'next', at: round.now })
const answerAll = (round: Round, isRight: (place: number) => boolean): Round =>
  round.state === 'summary' ? round : answerAll(next(answer(round, isRight(round.place))), isRight)

test('a question is ready, is answered, has its feedback, and the next one is ready', () => {
  const round = newRound(setup, 1)
  const begun = after(round, { kind: 'begin', at: 10 })
  const told = after(begun, { kind: 'answer', at: 900, answer: placeOf(begun, true) })
  expect([round, begun, told, next(told)].map(({ state }) => state)).toEqual([
    'ready',
    'answer',
    'feedback',
    'ready',
  ])
  expect(told.given).toEqual({ answer: placeOf(begun, true), isRight: true })
  expect(told.answers).toEqual([
    { item: questionOf(round)?.item, skill: 'reading', isRight: true, ms: 890 },
  ])
})

test('a missed item comes back once after three others, and brings no points', () => {
  const round = newRound(setup, 1)
  const missed = answer(round, false)
  const places = missed.questions.flatMap(({ item }, place) =>
    item === questionOf(round)?.item ? [place] : [],
  )
  expect(places).toEqual([0, 4])
  expect(missed.questions[4]?.isScored).toBe(false)
  expect(missed.questions[4]?.choices.toSorted()).toEqual(questionOf(round)?.choices.toSorted())
  const over = answerAll(next(missed), place => place !== 4)
  expect(over.questions).toHaveLength(11)
  expect(resultOf(setup, over)).toMatchObject({ right: 9, asked: 10, score: 180 })
})

test('one missed near the end comes back behind the others that are left', () => {
  const over = answerAll(newRound(setup, 1), place => place !== 9)
  expect(over.questions).toHaveLength(11)
  expect(over.questions[10]).toMatchObject({ item: over.questions[9]?.item, isScored: false })
})

test('a retry has no clock, brings no points, and does not offer again what was wrong', () => {
  const wrong = answer(newRound(setup, 1), false)
  const place = placeOf(wrong, false)
  const again = after(wrong, { kind: 'begin', at: wrong.now })
  expect(again).toMatchObject({ state: 'answer', endsAt: null, tried: [place], given: null })
  expect(after(again, { kind: 'answer', at: again.now + 500, answer: place })).toBe(again)
  const right = after(again, { kind: 'answer', at: again.now + 500, answer: placeOf(again, true) })
  expect(right.given?.isRight).toBe(true)
  expect(resultOf(setup, right)).toMatchObject({
    right: 0,
    score: 0,
    missed: [wrong.questions[0]?.item],
  })
})

test.each<[BattleDifficulty, Partial<RoundSetup>, number | null]>([
  ['easy', {}, null],
  ['normal', {}, 30_000],
  ['hard', {}, 15_000],
  ['hard', { extraTime: 1.25 }, 18_750],
  ['normal', { extraTime: 3 }, 90_000],
  ['hard', { relaxed: true }, null],
])('on %s with %j an answer may take %j ms', (difficulty, wishes, time) => {
  const timed = sampleRound({ difficulty, ...wishes })
  const begun = step(timed, newRound(timed, 1), { kind: 'begin', at: 100 })
  expect(begun.endsAt).toBe(time === null ? null : 100 + time)
})

test('when the time is up, the question is missed and can be tried again', () => {
  const begun = after(newRound(setup, 1), { kind: 'begin', at: 0 })
  expect(after(begun, { kind: 'time-up', at: 29_999 })).toBe(begun)
  const late = after(begun, { kind: 'answer', at: 30_001, answer: placeOf(begun, true) })
  expect(late).toBe(begun)
  const up = after(begun, { kind: 'time-up', at: 30_000 })
  expect(up).toMatchObject({ state: 'feedback', given: { answer: null, isRight: false } })
  expect(up.answers).toMatchObject([{ isRight: false, ms: 30_000 }])
  expect(after(up, { kind: 'begin', at: 30_000 }).state).toBe('answer')
})

test.each<[BattleDifficulty, number, number, boolean]>([
  ['easy', 5, 50, true],
  ['easy', 4, 40, false],
  ['normal', 8, 160, true],
  ['normal', 7, 140, false],
  ['hard', 10, 400, true],
  ['hard', 9, 360, false],
])(
  'on %s, %i of 10 right at the first try bring %i points; won: %j',
  (difficulty, right, score, isWinner) => {
    const graded = sampleRound({ mode: 'writing', difficulty })
    let round = newRound(graded, 2)
    while (round.state !== 'summary') {
      const { now, place } = round
      const typed = place < right ? (questionOf(round)?.item ?? '') : 'nonsense'
      for (const event of [
        { kind: 'begin', at: now } as const,
        { kind: 'answer', at: now + 400, answer: typed } as const,
        { kind: 'next', at: now + 400 } as const,
      ])
        round = step(graded, round, event)
    }
    expect(resultOf(graded, round)).toMatchObject({ right, asked: 10, score, isWinner })
  },
)

test('a round goes on from its JSON as it would have gone', () => {
  const round = answer(newRound(setup, 5), false)
  const kept = JSON.parse(JSON.stringify(round)) as Round
  expect(answerAll(next(kept), () => true)).toEqual(answerAll(next(round), () => true))
})
