import { expect, test } from 'vitest'
import {
  answer,
  armed,
  computerHits,
  healthOf,
  nextQuestion,
  turnOf,
  use,
  withHealth,
} from './sample-powers'

test.each([
  [0, 20, 10],
  [5000, 15, 8],
  [20_000, 0, 0],
])('after %i ms the attack deals %i and heals %i', (wait, damage, healed) => {
  const asked = withHealth(armed(['lifesteal']), 1, 100)
  const used = use({ ...asked, now: turnOf(asked).moment.since + wait }, 'lifesteal')
  const struck = answer(used, 'right')
  expect(turnOf(struck).moment).toMatchObject({ damage })
  expect(healthOf(struck, 1)).toBe(100 + healed)
})

test('it never heals above the greatest health, and nothing after a mistake', () => {
  const asked = armed(['lifesteal'])
  const nearlyFull = withHealth(asked, 1, 195)
  expect(healthOf(answer(use(nearlyFull, 'lifesteal'), 'right'), 1)).toBe(200)
  expect(healthOf(answer(use(nearlyFull, 'lifesteal'), 'wrong'), 1)).toBe(185)
})

test('a blocked attack heals nothing', () => {
  const shielded = computerHits(answer(armed(['lifesteal'], ['shield']), 'wrong'))
  const asked = withHealth(nextQuestion(shielded, 1), 1, 100)
  expect(asked.players[2].powers[0]?.isActive).toBe(true)
  expect(healthOf(answer(use(asked, 'lifesteal'), 'right'), 1)).toBe(100)
})
