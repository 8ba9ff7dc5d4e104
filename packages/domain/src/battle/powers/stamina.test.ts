import { expect, test } from 'vitest'
import { newBattle } from '../battle'
import { randomFromSeed } from '../random'
import { sampleSetup } from '../sample-battle'
import { step } from '../step'

test('a player with Stamina begins with 275 health and can be healed up to it', () => {
  const fresh = newBattle(sampleSetup({ powers: ['stamina'] }))
  const begun = step(fresh, { type: 'start', at: 0 }, randomFromSeed(1))
  expect(begun.players[1]).toMatchObject({ currentHealth: 275, maxHealth: 275 })
})

test('without it 200 are all', () => {
  const fresh = newBattle(sampleSetup({ powers: ['enrage'] }))
  const begun = step(fresh, { type: 'start', at: 0 }, randomFromSeed(1))
  expect(begun.players[1]).toMatchObject({ currentHealth: 200, maxHealth: 200 })
})
