import { expect, test } from 'vitest'
import {
  answerTime,
  attackTime,
  mostRounds,
  pauseTime,
  popupTime,
  roundEndTime,
  roundStartTime,
} from './timing'

/** The times as they are specified, in milliseconds (battle.md#phases). */
test.each([
  ['the round-start screen shows', roundStartTime, 3000],
  ['a round that is over shows', roundEndTime, 1000],
  ['an attack is shown', attackTime, 500],
  ['the pause before the next line lasts', pauseTime, 500],
  ['a number of damage or healing shows', popupTime, 2000],
  ['on easy the learner may think', answerTime.easy, 60_000],
  ['on normal the learner may think', answerTime.normal, 30_000],
  ['on hard the learner may think', answerTime.hard, 15_000],
])('%s for %i ms', (_what, time, specified) => {
  expect(time).toBe(specified)
})

test('a game has at most 10 rounds, so that it always ends', () => {
  expect(mostRounds).toBe(10)
})
