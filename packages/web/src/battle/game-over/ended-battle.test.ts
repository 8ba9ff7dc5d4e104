import { newBattle } from '@duologue/domain/battle/battle'
import { randomFromSeed } from '@duologue/domain/battle/random'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import { lineResults } from '@duologue/domain/battle/scoring/line-results'
import { step } from '@duologue/domain/battle/step'
import { nextDeadline } from '@duologue/domain/battle/turn/next-deadline'
import { expect, test } from 'vitest'
import { endedBattle } from './ended-battle'

const seed = 7

function record() {
  const random = randomFromSeed(seed)
  const start = { type: 'start', at: 0 } as const
  let battle = step(newBattle(sampleSetup()), start, random)
  for (let due = nextDeadline(battle); due; due = nextDeadline(battle))
    battle = step(battle, due.event, random)
  return { seed, battle, elapsed: battle.now, events: [start] }
}

test('a battle that nobody will play again tells how its lines went', () => {
  const { lines } = endedBattle(record(), lineResults)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.every(({ right }) => !right)).toBe(true)
})

test('one with a ticket, or that is not over, tells none', () => {
  expect(endedBattle(record(), null).lines).toEqual([])
  const unfinished = { ...record(), battle: newBattle(sampleSetup()) }
  expect(endedBattle(unfinished, lineResults).lines).toEqual([])
})
