import { expect, test } from 'vitest'
import type { Battle } from '../battle'
import {
  answer,
  armed,
  computerHits,
  healthOf,
  nextQuestion,
  pass,
  turnOf,
  use,
} from './sample-powers'

/** The computer has used its Shield, and the learner has the next question. */
function againstShield(): Battle {
  return nextQuestion(pass(computerHits(answer(armed(['trueshot'], ['shield']), 'wrong')), 0), 1)
}

test('the Shield of the opponent does not block it, and is gone all the same', () => {
  const asked = againstShield()
  expect(asked.players[2].powers[0]?.isActive).toBe(true)
  expect(turnOf(answer(asked, 'right')).moment).toMatchObject({ damage: 0 })
  const struck = answer(use(asked, 'trueshot'), 'right')
  expect(healthOf(struck, 2)).toBe(healthOf(asked, 2) - 20)
  expect(struck.players[2].powers[0]?.isActive).toBe(false)
})

test('the computer uses it when the learner is shielded, and not before', () => {
  const open = nextQuestion(answer(armed(['shield'], ['trueshot']), 'wrong'), 2)
  expect(open.players[2].powers[0]?.cooldownTurnsRemaining).toBe(0)
  const shielded = answer(use(armed(['shield'], ['trueshot']), 'shield'), 'wrong')
  const struck = computerHits(shielded)
  expect(healthOf(struck, 1)).toBe(healthOf(shielded, 1) - 20)
  expect(struck.players[1].powers[0]?.isActive).toBe(false)
})
