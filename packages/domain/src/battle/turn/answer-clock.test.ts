import { expect, test } from 'vitest'
import { newBattle } from '../battle'
import { randomFromSeed } from '../random'
import { sampleSetup } from '../sample-battle'
import { step } from '../step'
import { answerClock } from './answer-clock'

/** A battle whose first line is to be answered, by the learner or by the computer. */
function firstQuestion(player: 1 | 2, relaxed: boolean) {
  for (let seed = 0; seed < 50; seed += 1) {
    const random = randomFromSeed(seed)
    const begun = step(newBattle(sampleSetup({ relaxed })), { type: 'start', at: 0 }, random)
    const asked = step(begun, { type: 'time', at: 3000 }, random)
    if (asked.phase.name === 'roundPlay' && asked.phase.turn.player === player) return asked
  }
  throw new Error('no seed gives the turn to this player')
}

test('the clock spans the time to answer', () => {
  expect(answerClock(firstQuestion(1, false))).toEqual({ since: 3000, endsAt: 33_000 })
})

test('no clock shows before the start, in the turn of the computer, and with relaxed timing', () => {
  expect(answerClock(newBattle(sampleSetup()))).toBeNull()
  expect(answerClock(firstQuestion(2, false))).toBeNull()
  expect(answerClock(firstQuestion(1, true))).toBeNull()
})
