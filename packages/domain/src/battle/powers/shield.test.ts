import { expect, test } from 'vitest'
import { answer, armed, computerHits, healthOf, use } from './sample-powers'

test('the next attack is blocked whole, the one after it is not', () => {
  const shielded = answer(use(armed(['shield']), 'shield'), 'wrong')
  const blocked = computerHits(shielded)
  expect(healthOf(blocked, 1)).toBe(healthOf(shielded, 1))
  expect(blocked.happenings.slice(-2)).toMatchObject([
    { kind: 'hit', by: 2, against: 1, damage: 0 },
    { kind: 'blocked', player: 1 },
  ])
  expect(blocked.players[1].powers[0]?.isActive).toBe(false)
  const struck = computerHits(blocked)
  expect(healthOf(struck, 1)).toBe(healthOf(blocked, 1) - 20)
})

test('a blocked attack scores nothing', () => {
  const asked = computerHits(answer(use(armed(['shield']), 'shield'), 'wrong'))
  expect(asked.players[2].score).toBe(armed(['shield']).players[2].score)
})

test('it waits for an attack however many turns it takes', () => {
  const shielded = answer(use(armed(['shield']), 'shield'), 'right')
  expect(shielded.players[1].powers[0]).toMatchObject({ isActive: true })
  expect(use(shielded, 'shield')).toBe(shielded)
})

test('it does not spare the own mistakes', () => {
  const shielded = use(armed(['shield']), 'shield')
  expect(healthOf(answer(shielded, 'wrong'), 1)).toBe(healthOf(shielded, 1) - 10)
})
