import { expect, test } from 'vitest'
import { isUsable } from './activate-power'
import { answer, armed, healthOf, nextQuestion, pass, turnOf, use } from './sample-powers'

test('the attack of this turn deals double damage, the next one does not', () => {
  const asked = armed(['critical-strike'])
  const before = healthOf(asked, 2)
  const struck = answer(use(asked, 'critical-strike'), 'right')
  expect(healthOf(struck, 2)).toBe(before - 40)
  const next = nextQuestion(struck, 1)
  const again = answer(next, 'right')
  expect(healthOf(again, 2)).toBe(healthOf(next, 2) - 20)
})

test('a mistake wastes it and costs no more than without', () => {
  const asked = armed(['critical-strike'])
  const struck = answer(use(asked, 'critical-strike'), 'wrong')
  expect(healthOf(struck, 1)).toBe(healthOf(asked, 1) - 10)
  const next = nextQuestion(struck, 1)
  expect(next.players[1].powers[0]).toMatchObject({ isActive: false, cooldownTurnsRemaining: 2 })
})

test('it can be used in every third turn of its player', () => {
  let battle = armed(['critical-strike'])
  const usable: boolean[] = []
  for (let turns = 0; turns < 7; turns += 1) {
    usable.push(isUsable(battle, 1, 'critical-strike'))
    battle = nextQuestion(pass(answer(use(battle, 'critical-strike'), 'wrong'), 600), 1)
  }
  expect(usable).toEqual([true, false, false, true, false, false, true])
  expect(turnOf(battle).player).toBe(1)
})
