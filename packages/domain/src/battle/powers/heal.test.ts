import { expect, test } from 'vitest'
import {
  answer,
  armed,
  healthOf,
  nextQuestion,
  pass,
  turnOf,
  use,
  withHealth,
} from './sample-powers'

test.each([
  [['heal'], 100, 150],
  [['heal'], 180, 200],
  [['heal', 'stamina'], 100, 169],
] as const)('with %j it makes %i health %i', (own, health, healed) => {
  const battle = use(withHealth(armed(own), 1, health), 'heal')
  expect(healthOf(battle, 1)).toBe(healed)
  expect(battle.happenings.at(-1)).toMatchObject({ kind: 'healed', health: healed - health })
})

test('it is active for 500 ms, and the question goes on', () => {
  const used = use(withHealth(armed(['heal']), 1, 50), 'heal')
  expect(used.players[1].powers[0]?.isActive).toBe(true)
  expect(pass(used, 499).players[1].powers[0]?.isActive).toBe(true)
  const over = pass(used, 500)
  expect(over.players[1].powers[0]).toMatchObject({ isActive: false, activeUntil: null })
  expect(turnOf(over).moment).toEqual(turnOf(used).moment)
})

test('it has two uses', () => {
  const once = pass(use(withHealth(armed(['heal']), 1, 10), 'heal'), 500)
  const twice = pass(use(once, 'heal'), 500)
  expect(healthOf(twice, 1)).toBe(110)
  expect(use(twice, 'heal')).toBe(twice)
})

test('the computer heals once a quarter is lost', () => {
  const well = nextQuestion(answer(armed([], ['heal']), 'wrong'), 2)
  expect(well.players[2].powers[0]?.usesRemaining).toBe(2)
  const asked = nextQuestion(withHealth(answer(armed([], ['heal']), 'wrong'), 2, 150), 2)
  expect(healthOf(asked, 2)).toBe(200)
  expect(asked.players[2].powers[0]?.usesRemaining).toBe(1)
})
