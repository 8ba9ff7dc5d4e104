import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawInOrder, drawInteger, randomFromSeed, shuffle } from '../../battle/random'
import { battleDifficulties } from '../../choices/battle-difficulties'
import { pronunciationModes } from '../../choices/pronunciation-choices'
import { pronunciationGrades } from '../pronunciation-limits'
import { checkRound } from './check-round'
import { newRound, questionOf, type Round, type RoundEvent } from './round'
import { resultOf } from './round-result'
import type { RoundSetup } from './round-setup'
import { sampleRound } from './sample-items'
import { step } from './step-round'

/** How one answers: right or not, after how long; whether one tries again after a wrong one. */
interface Behaviour {
  readonly isRight: boolean
  readonly wait: number
  readonly triesAgain: boolean
}

/** What one does with the question that is shown. */
function eventFor(round: Round, { isRight, wait, triesAgain }: Behaviour): RoundEvent {
  const question = questionOf(round)
  if (!question) throw new Error('the round is over')
  if (round.state === 'ready') return { kind: 'begin', at: round.now + 7 }
  if (round.state === 'feedback') {
    const again = triesAgain && round.given?.isRight === false && round.misses === 1
    return { kind: again ? 'begin' : 'next', at: round.now + 11 }
  }
  const at = round.since + wait
  if (round.endsAt !== null && at > round.endsAt) return { kind: 'time-up', at: round.endsAt }
  const right = question.choices.indexOf(question.item)
  const wrong = question.choices.findIndex(
    (id, place) => id !== question.item && !round.tried.includes(place),
  )
  if (question.skill === 'writing')
    return { kind: 'answer', at, answer: isRight ? question.item : '-' }
  return { kind: 'answer', at, answer: isRight || wrong < 0 ? right : wrong }
}

function play(setup: RoundSetup, seed: number, behaviours: readonly Behaviour[]) {
  const events: RoundEvent[] = []
  let round = newRound(setup, seed)
  while (round.state !== 'summary') {
    const behaviour = behaviours[events.length % behaviours.length]
    if (!behaviour || events.length > 500) throw new Error('the round does not end')
    // No hand keeps the same time.
    const wait = behaviour.wait + ((events.length * 29) % 97) - 29
    const event = eventFor(round, { ...behaviour, wait: Math.max(250, wait) })
    events.push(event)
    round = step(setup, round, event)
  }
  return { events, round, end: round.now }
}

const behaviours = fc.array(
  fc.record({
    isRight: fc.boolean(),
    wait: fc.integer({ min: 429, max: 40_000 }),
    triesAgain: fc.boolean(),
  }),
  { minLength: 1, maxLength: 9 },
)
const setups = fc
  .record({
    mode: fc.constantFrom(...pronunciationModes),
    difficulty: fc.constantFrom(...battleDifficulties),
    relaxed: fc.boolean(),
    extraTime: fc.constantFrom(1, 1.5, 3),
    isWhole: fc.boolean(),
  })
  .map(wishes => sampleRound(wishes))

test('every round ends, and its record is worth what was shown', () => {
  fc.assert(
    fc.property(setups, fc.integer(), behaviours, (setup, seed, behaviour) => {
      const { events, round, end } = play(setup, seed, behaviour)
      const { score, isWinner, asked, right } = resultOf(setup, round)
      const { answers } = round
      const duration = end - (events[0]?.at ?? 0)
      expect(checkRound(setup, seed, events, end)).toEqual({
        kind: 'ended',
        score,
        isWinner,
        duration,
        answers,
      })
      expect(answers).toHaveLength(asked)
      expect(score).toBe(right * pronunciationGrades[setup.difficulty].points)
      expect(score).toBeLessThanOrEqual(asked * pronunciationGrades[setup.difficulty].points)
      expect(round.questions.length).toBeLessThanOrEqual(2 * asked)
    }),
  )
})

/** Presses any of the keys every few milliseconds until the round is over, in whatever state it is. */
function hammer(setup: RoundSetup, seed: number, longestPause: number) {
  const { draw } = drawInOrder(randomFromSeed(seed), 1000)
  const events: RoundEvent[] = []
  const answered: boolean[] = []
  let round = newRound(setup, seed)
  for (let at = 0; round.state !== 'summary'; at += drawInteger(0, longestPause, draw)) {
    const [kind = 'next'] = shuffle(['begin', 'answer', 'answer', 'time-up', 'next'] as const, draw)
    const typed = draw() < 0.3 ? (questionOf(round)?.item ?? '') : '-'
    const isTyped = questionOf(round)?.skill === 'writing'
    const answer = isTyped ? typed : drawInteger(0, 4, draw)
    const event: RoundEvent = kind === 'answer' ? { kind, at, answer } : { kind, at }
    const next = step(setup, round, event)
    if (next !== round) {
      events.push(event)
      if (kind === 'answer') answered.push(next.given?.isRight ?? false)
    }
    round = next
  }
  return { events, round, answered }
}

test('whatever is pressed, and however fast: what the round takes is believed', () => {
  fc.assert(
    fc.property(setups, fc.integer(), fc.integer({ min: 1, max: 900 }), (setup, seed, pause) => {
      const { events, round, answered } = hammer(setup, seed, pause)
      const { score, isWinner } = resultOf(setup, round)
      const verdict = checkRound(setup, seed, events, round.now)
      // Of two choices chance may be right as often as a machine is (plays.md#by-hand): one in some thousand rounds.
      const isLucky = answered.filter(isRight => isRight).length > 0.9 * answered.length
      if (isLucky && verdict.kind === 'machine') return
      expect(verdict).toMatchObject({ kind: 'ended', score, isWinner })
    }),
  )
})

test('a record is not finished before its end', () => {
  fc.assert(
    fc.property(setups, fc.integer(), behaviours, fc.nat(), (setup, seed, behaviour, place) => {
      const { events, end } = play(setup, seed, behaviour)
      const part = events.slice(0, place % events.length)
      expect(checkRound(setup, seed, part, end)).toEqual({ kind: 'unfinished' })
    }),
  )
})

const always = [{ isRight: true, wait: 1000, triesAgain: false }] as const
const setup = sampleRound({ mode: 'listening', difficulty: 'hard' })
const { events, end } = play(setup, 3, always)
const changed = (place: number, part: object) =>
  events.map((event, index) => (index === place ? ({ ...event, ...part } as RoundEvent) : event))
/** The first question is answered, and the next one so many milliseconds after it is shown, before it was heard. */
const quickly = ([begin, first, next, ...others]: readonly RoundEvent[], ms: number) => {
  const [, answer, ...later] = others
  if (!begin || !first || !next || !answer) throw new Error('the round is too short')
  return [begin, first, next, { ...answer, at: next.at + ms }, ...later]
}
const added = (place: number, event: RoundEvent) => events.toSpliced(place, 0, event)

test.each<[string, readonly RoundEvent[], number]>([
  ['an answer faster than a hand', changed(1, { at: 249 }), end],
  ['an answer to the next question faster than a hand', quickly(events, 249), end],
  ['an answer after its time', changed(1, { at: 7 + 15_001 }), 1_000_000],
  ['a time that runs backwards', changed(3, { at: 1 }), end],
  ['a time that is no whole number', changed(1, { at: 1000.5 }), end],
  ['a choice that was not offered', changed(1, { answer: 4 }), end],
  ['a word where one chooses', changed(1, { answer: 'perro' }), end],
  ['a second answer', added(2, { kind: 'answer', at: 1500, answer: 0 }), end],
  ['a next question without an answer', added(1, { kind: 'next', at: 400 }), end],
  ['a time that was not up', changed(1, { kind: 'time-up', at: 1007 }), end],
  ['a second beginning', added(1, { kind: 'begin', at: 8 }), end],
  ['a retry of what was right', added(2, { kind: 'begin', at: 1010 }), end],
  ['something after the end', [...events, { kind: 'next', at: end }], end],
  ['more time than there was', events, end - 1],
])('%s contradicts itself', (_what, told, longest) => {
  expect(checkRound(setup, 3, told, longest)).toEqual({ kind: 'contradiction' })
})

test('a number where one writes contradicts itself', () => {
  const writing = sampleRound({ mode: 'writing' })
  const told: RoundEvent[] = [
    { kind: 'begin', at: 0 },
    { kind: 'answer', at: 900, answer: 0 },
  ]
  expect(checkRound(writing, 3, told, 1000)).toEqual({ kind: 'contradiction' })
})

test('the fastest hand and the last moment are believed', () => {
  expect(checkRound(setup, 3, changed(1, { at: 250 }), end).kind).toBe('ended')
  expect(checkRound(setup, 3, quickly(events, 250), end).kind).toBe('ended')
  const late = events.map((event, place) =>
    place === 0 ? event : { ...event, at: event.at + 14_000 },
  )
  expect(checkRound(setup, 3, late, end + 14_000).kind).toBe('ended')
})

test('another seed makes another round of the same events', () => {
  const others = [4, 5, 6, 7, 8].map(seed => checkRound(setup, seed, events, end))
  for (const verdict of others) expect(verdict).not.toMatchObject({ score: 400 })
})

test('nothing is asked of an empty list', () => {
  const empty = sampleRound({}, [])
  expect(newRound(empty, 1).state).toBe('summary')
  expect(checkRound(empty, 1, [], 0)).toEqual({ kind: 'unfinished' })
})
