import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BattleEvent, newBattle } from '../battle'
import type { BattleSetup } from '../battle-setup'
import { randomFromSeed } from '../random'
import { checkRecord } from '../record/check-record'
import { sampleSetup } from '../sample-battle'
import { step } from '../step'
import { nextDeadline } from '../turn/next-deadline'
import { lineResults } from './line-results'

type Act = { wait: number; isRight: boolean }

/** Plays to the end and tells, beside the record, what was answered first to each line. */
function play(setup: BattleSetup, seed: number, acts: readonly Act[]) {
  const random = randomFromSeed(seed)
  const events: BattleEvent[] = [{ type: 'start', at: 0 }]
  const first = new Map<string, { right: boolean; ms: number }>()
  let battle = step(newBattle(setup), { type: 'start', at: 0 }, random)
  let count = 0
  for (let due = nextDeadline(battle); due; due = nextDeadline(battle)) {
    const { phase } = battle
    const turn = phase.name === 'roundPlay' && phase.turn.player === 1 ? phase.turn : null
    if (turn?.moment.state === 'answer') {
      const act = acts[count % acts.length] ?? { wait: 300, isRight: true }
      count += 1
      const wrong = turn.choices.find(id => id !== turn.lineId && !turn.tried.includes(id))
      const choice = act.isRight ? turn.lineId : (wrong ?? turn.lineId)
      const at = Math.max(battle.now, turn.moment.since) + act.wait + ((count * 29) % 97)
      if (!first.has(turn.lineId)) {
        const ms = at - turn.moment.since
        first.set(turn.lineId, { right: choice === turn.lineId, ms })
      }
      const answer: BattleEvent = { type: 'answer', at, choice }
      events.push(answer)
      battle = step(battle, answer, random)
    } else battle = step(battle, due.event, random)
  }
  return { events: [...events, { type: 'time', at: battle.now } satisfies BattleEvent], first }
}

test.each([{ powers: [] }, { powers: ['second-chances' as const] }])(
  'tell the first answer to each line, whatever is answered, with %j',
  changes => {
    const setup = sampleSetup({ difficulty: 'hard', ...changes })
    const acts = fc.array(
      fc.record({ wait: fc.integer({ min: 250, max: 2000 }), isRight: fc.boolean() }),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(fc.nat(), acts, (seed, some) => {
        const { events, first } = play(setup, seed, some)
        const results = lineResults(setup, seed, events)
        const told = new Map(results.map(({ line, right, ms }) => [line, { right, ms }]))
        expect(told).toEqual(first)
      }),
      { numRuns: 40 },
    )
  },
)

test('of somebody who never answers, all lines that ran out are wrong, even in one long wait', () => {
  const setup = sampleSetup({ difficulty: 'hard' })
  const results = lineResults(setup, 7, [
    { type: 'start', at: 0 },
    { type: 'time', at: 3_600_000 },
  ])
  expect(results.length).toBeGreaterThan(3)
  expect(results.every(({ right, ms }) => !right && ms === 15_000)).toBe(true)
})

test('with extra time the clock runs longer, and the same seconds take less from an attack', () => {
  const slow = (extraTime: number) => {
    const setup = sampleSetup({ difficulty: 'hard', extraTime })
    const late = play(setup, 7, [{ wait: 12_000, isRight: true }])
    return checkRecord(setup, 7, late.events, 3_600_000)
  }
  const waited = lineResults(sampleSetup({ difficulty: 'hard', extraTime: 2 }), 7, [
    { type: 'start', at: 0 },
    { type: 'time', at: 3_600_000 },
  ])
  expect(waited.every(({ ms }) => ms === 30_000)).toBe(true)
  const [plain, allowed] = [slow(1), slow(3)]
  if (plain.kind !== 'told' || allowed.kind !== 'told') throw new Error('not over')
  expect(allowed.score.base).toBeGreaterThan(plain.score.base)
})
