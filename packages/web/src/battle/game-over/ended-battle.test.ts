import { newBattle } from '@duologue/domain/battle/battle'
import { randomFromSeed } from '@duologue/domain/battle/random'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import { lineResults } from '@duologue/domain/battle/scoring/line-results'
import { step } from '@duologue/domain/battle/step'
import { nextDeadline } from '@duologue/domain/battle/turn/next-deadline'
import { expect, test } from 'vitest'
import { endedBattle, missedLines } from './ended-battle'

const seed = 7

function record() {
  const random = randomFromSeed(seed)
  const start = { type: 'start', at: 0 } as const
  let battle = step(newBattle(sampleSetup()), start, random)
  for (let due = nextDeadline(battle); due; due = nextDeadline(battle))
    battle = step(battle, due.event, random)
  return { seed, battle, elapsed: battle.now, events: [start] }
}

test('a battle that is over tells how its lines went', () => {
  const ended = endedBattle(record(), lineResults)
  expect(ended.lines.length).toBeGreaterThan(0)
  expect(ended.lines.every(({ right }) => !right)).toBe(true)
})

test('one that is not over tells none', () => {
  const unfinished = { ...record(), battle: newBattle(sampleSetup()) }
  expect(endedBattle(unfinished, lineResults).lines).toEqual([])
})

test('of the missed lines the first are told, each once, in the order of the conversation', () => {
  const ended = endedBattle(record(), lineResults)
  const order = ended.battle.setup.lines.map(({ id }) => id)
  const missed = missedLines(ended, order.length).map(({ id }) => id)
  const told = new Set(ended.lines.map(({ line }) => line))
  expect(missed).toEqual(order.filter(id => told.has(id)))
  expect(missedLines(ended, 2).map(({ id }) => id)).toEqual(missed.slice(0, 2))
  const right = ended.lines.map(line => ({ ...line, right: true }))
  expect(missedLines({ ...ended, lines: right }, 4)).toEqual([])
})
