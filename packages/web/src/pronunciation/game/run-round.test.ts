import { checkRound } from '@duologue/domain/pronunciation/game/check-round'
import { sampleRound } from '@duologue/domain/pronunciation/game/sample-items'
import { expect, test } from 'vitest'
import { pretendClock } from '../../battle/pretend-clock'
import { runRound } from './run-round'

function open(early = 0) {
  const clock = pretendClock(early)
  const game = runRound(sampleRound({ mode: 'listening', difficulty: 'hard' }), 1, clock, {
    ticket: 'ticket',
  })
  const stop = game.run()
  const right = () => {
    const { questions, place } = game.now()
    const question = questions[place]
    return question?.choices.indexOf(question.item) ?? -1
  }
  return { clock, game, stop, right }
}

test('the record of what was shown is believed, whatever was pressed', () => {
  const { clock, game, right } = open()
  while (game.now().state !== 'summary') {
    clock.pass(100)
    game.begin()
    // Too quick, too often, after its end: nothing of it may make the record a contradiction. Who did so every time would
    // be no hand.
    game.answer(99)
    if (game.now().place % 2 === 0) {
      game.answer(right())
      game.answer(right())
    }
    // No hand thinks equally long every time.
    clock.pass(340 + 25 * game.now().place)
    game.answer(right())
    game.next()
    game.next()
  }
  const { setup, round, events, ticket } = game.record()
  const verdict = checkRound(setup, round.seed, events, game.elapsed())
  expect(verdict).toMatchObject({ kind: 'ended', score: 400, isWinner: true })
  expect(ticket).toBe('ticket')
})

test.each([
  ['while the word is still to be heard', 330, false],
  ['as soon as it was heard', 70, true],
])('who knows every word %s is believed', (_when, soonest, isHeard) => {
  const { clock, game, right } = open()
  while (game.now().state !== 'summary') {
    if (isHeard) {
      clock.pass(600)
      game.begin()
    }
    // No hand thinks equally long every time.
    clock.pass(soonest + 23 * game.now().place)
    game.answer(right())
    expect(game.now().state).toBe('feedback')
    clock.pass(900)
    game.next()
  }
  const { setup, round, events } = game.record()
  const verdict = checkRound(setup, round.seed, events, game.elapsed())
  expect(verdict).toMatchObject({ kind: 'ended', score: 400, isWinner: true })
})

test('what is pressed within 250 ms of the question is taken when a hand can have done it', () => {
  const { clock, game, right } = open()
  game.answer(right())
  clock.pass(100)
  game.begin()
  clock.pass(149)
  expect(game.now().state).toBe('answer')
  clock.pass(1)
  expect(game.now()).toMatchObject({ state: 'feedback', given: { isRight: true } })
  expect(game.now().answers).toMatchObject([{ ms: 150 }])
})

test.each([0, 3])('the time is up by itself, though a timer fires %i ms early', early => {
  const { clock, game } = open(early)
  game.begin()
  clock.pass(15_000)
  expect(game.now()).toMatchObject({ state: 'feedback', given: { answer: null, isRight: false } })
})

test('what is left lets no time pass', () => {
  const { clock, game, stop } = open()
  game.begin()
  stop()
  clock.pass(60_000)
  expect(game.now().state).toBe('answer')
})

test('its listeners are told of changes, and of nothing else', () => {
  const { game } = open()
  let told = 0
  const leave = game.subscribe(() => {
    told += 1
  })
  game.begin()
  game.begin()
  game.next()
  expect(told).toBe(1)
  leave()
  game.answer(0)
  expect(told).toBe(1)
})
