import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Battle, type BattleEvent, newBattle } from '../battle'
import type { BattleSetup } from '../battle-setup'
import { powersForMode } from '../powers/choose-powers'
import { randomFromSeed } from '../random'
import { sampleSetup } from '../sample-battle'
import { lineResults } from '../scoring/line-results'
import { step } from '../step'
import { nextDeadline } from '../turn/next-deadline'
import { checkRecord } from './check-record'

/** How much longer than the others a hand takes in a turn, in milliseconds. */
const unsteady = (turn: number) => (turn * 29) % 97

const setup = sampleSetup({ powers: powersForMode([], 'reading') })

/** Plays a battle to its end; `waits` are the milliseconds of each answer, which is right or not. */
function play(
  seed: number,
  waits: readonly { wait: number; isRight: boolean }[],
  longer = unsteady,
) {
  const random = randomFromSeed(seed)
  const events: BattleEvent[] = []
  let battle: Battle = newBattle(setup)
  let turns = 0
  const tell = (event: BattleEvent) => {
    const next = step(battle, event, random)
    if (next !== battle && event.type !== 'time') events.push(event)
    battle = next
  }
  tell({ type: 'start', at: 40 })
  for (let due = nextDeadline(battle); due; due = nextDeadline(battle)) {
    const turn = battle.phase.name === 'roundPlay' ? battle.phase.turn : null
    if (turn?.player === 1 && turn.moment.state === 'answer' && turn.frozenAt === null) {
      const { wait: least = 300, isRight = true } = waits[turns % waits.length] ?? {}
      // No hand keeps the same time.
      const wait = least + longer(turns)
      turns += 1
      const wrong = turn.choices.find(choice => choice !== turn.lineId)
      const choice = isRight ? turn.lineId : (wrong ?? turn.lineId)
      tell({ type: 'answer', at: turn.moment.since + wait, choice })
    } else tell(due.event)
  }
  if (battle.phase.name !== 'gameEnd') throw new Error('the battle did not end')
  const end = battle.phase.since
  return { events: [...events, { type: 'time' as const, at: end }], phase: battle.phase, end }
}

/** A game in which every pause of Freeze is used to think, and the clock shows nothing of it. */
function pausing(freezing: BattleSetup) {
  const random = randomFromSeed(3)
  const events: BattleEvent[] = []
  let battle: Battle = newBattle(freezing)
  let turns = 0
  const tell = (event: BattleEvent) => {
    const next = step(battle, event, random)
    if (next !== battle && event.type !== 'time') events.push(event)
    battle = next
  }
  tell({ type: 'start', at: 0 })
  for (let due = nextDeadline(battle); due; due = nextDeadline(battle)) {
    const turn = battle.phase.name === 'roundPlay' ? battle.phase.turn : null
    if (turn?.player !== 1 || turn.moment.state !== 'answer') {
      tell(due.event)
      continue
    }
    turns += 1
    const at = turn.moment.since + 260 + unsteady(turns)
    const isPaused = turns <= 3
    if (isPaused) tell({ type: 'usePower', at, power: 'freeze' })
    if (isPaused) tell({ type: 'usePower', at: at + 5000, power: 'freeze' })
    // Quick enough to be no person's if the pauses were not seen: three of eleven are.
    const wait = isPaused ? 5001 : turns > 8 ? 900 : 20
    tell({ type: 'answer', at: at + wait, choice: turn.lineId })
  }
  return { events: [...events, { type: 'time' as const, at: battle.now }], end: battle.now }
}

const waits = fc.array(
  fc.record({ wait: fc.integer({ min: 400, max: 29_000 }), isRight: fc.boolean() }),
  { minLength: 1, maxLength: 12 },
)

test('an honest record is told as it was played, to the last point', () => {
  fc.assert(
    fc.property(fc.integer(), waits, (seed, behaviour) => {
      const { events, phase, end } = play(seed, behaviour)
      expect(checkRecord(setup, seed, events, end)).toEqual({
        kind: 'told',
        isWinner: phase.result.winner === 1,
        score: phase.result.scores[1],
        duration: end - 40,
        lines: lineResults(setup, seed, events),
      })
    }),
  )
})

test('a record is not finished before its end', () => {
  fc.assert(
    fc.property(fc.integer(), waits, fc.nat(), (seed, behaviour, place) => {
      const { events, end } = play(seed, behaviour)
      const part = events.slice(0, place % events.length)
      expect(checkRecord(setup, seed, part, end)).toEqual({ kind: 'unfinished' })
    }),
  )
})

const { events, end } = play(3, [{ wait: 1000, isRight: true }])
const first = events.findIndex(({ type }) => type === 'answer')
const at = events[first]?.at ?? 0
const changed = (place: number, part: object) =>
  events.map((event, index) => (index === place ? ({ ...event, ...part } as BattleEvent) : event))
const added = (event: BattleEvent) => events.toSpliced(first, 0, event)

test.each<[string, readonly BattleEvent[], number]>([
  ['an answer faster than a hand', changed(first, { at: at - 751 }), end],
  ['a time that runs backwards', changed(first, { at: 1 }), end],
  ['a time that is no whole number', changed(first, { at: at + 0.5 }), end],
  ['a choice that was not offered', changed(first, { choice: 'nonsense' }), end],
  ['an answer before the turn', added({ type: 'answer', at: 50, choice: 'a' }), end],
  ['a power that was not chosen', added({ type: 'usePower', at, power: 'trueshot' }), end],
  ['a second start', added({ type: 'start', at: 60 }), end],
  ['no start', events.slice(1), end],
  ['more time than there was', events, end - 1],
])('%s contradicts itself', (_name, told, longest) => {
  expect(checkRecord(setup, 3, told, longest)).toEqual({ kind: 'contradiction' })
})

test('the fastest hand is believed', () => {
  expect(checkRecord(setup, 3, changed(first, { at: at - 750 }), end).kind).not.toBe(
    'contradiction',
  )
})

test.each([
  ['the same time in every turn', 1000, () => 0],
  ['less time in most turns than reading takes', 250, (turn: number) => (turn * 29) % 97],
])('whoever is always right in %s is no person', (_what, wait, longer) => {
  const told = play(3, [{ wait, isRight: true }], longer)
  expect(checkRecord(setup, 3, told.events, told.end)).toEqual({ kind: 'machine' })
})

test('a hasty learner who is often wrong is believed', () => {
  const told = play(
    3,
    [true, false, false].map(isRight => ({ wait: 250, isRight })),
  )
  expect(checkRecord(setup, 3, told.events, told.end).kind).toBe('told')
})

test('what was thought while Freeze paused the game is no haste', () => {
  const freezing = sampleSetup({ powers: ['freeze'], difficulty: 'easy' })
  const { events: told, end: over } = pausing(freezing)
  expect(checkRecord(freezing, 3, told, over).kind).toBe('told')
})

test('another seed makes another battle of the same events', () => {
  const others = [4, 5, 6, 7, 8].map(seed => checkRecord(setup, seed, events, end).kind)
  expect(others).not.toContain('told')
})
