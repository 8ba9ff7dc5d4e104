import fc from 'fast-check'
import { expect, test } from 'vitest'
import { battleDifficulties } from '../../choices/battle-difficulties'
import { normaliseText } from '../../text/normalise'
import { type Battle, type BattleEvent, newBattle } from '../battle'
import type { BattleSetup } from '../battle-setup'
import { mostHappenings } from '../happenings'
import { randomFromSeed } from '../random'
import { sampleLine, sampleSetup } from '../sample-battle'
import { step } from '../step'
import { nextDeadline } from '../turn/next-deadline'
import { replay } from './replay'

const words = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'Uno', 'seis']

const setups: fc.Arbitrary<BattleSetup> = fc
  .record({
    spoken: fc.array(fc.tuple(fc.constantFrom<1 | 2>(1, 2), fc.constantFrom(...words)), {
      minLength: 0,
      maxLength: 8,
    }),
    mode: fc.constantFrom('reading' as const, 'listening' as const),
    difficulty: fc.constantFrom(...battleDifficulties),
    relaxed: fc.boolean(),
  })
  .map(({ spoken, mode, difficulty, relaxed }) =>
    sampleSetup({
      lines: [
        sampleLine('first', 1, 'hola'),
        ...spoken.map(([character, text], index) => sampleLine(`${index}`, character, text)),
        sampleLine('last', 2, 'adios'),
      ],
      mode,
      difficulty,
      relaxed,
    }),
  )

/** What the learner does turn by turn: thinks for a while, then takes a choice; null waits. */
const behaviours = fc.array(
  fc.record({ wait: fc.integer({ min: 250, max: 40_000 }), choice: fc.option(fc.nat({ max: 3 })) }),
  { minLength: 1, maxLength: 30 },
)

type Behaviour = readonly { readonly wait: number; readonly choice: number | null }[]

/** Plays a whole battle and tells every battle on the way, with the events that made it. */
function play(setup: BattleSetup, seed: number, behaviour: Behaviour) {
  const random = randomFromSeed(seed)
  const events: BattleEvent[] = [{ type: 'start', at: 0 }]
  const battles: Battle[] = []
  let battle = newBattle(setup)
  let turns = 0
  for (let event = events[0]; event !== undefined; event = nextEvent()) {
    battle = step(battle, event, random)
    battles.push(battle)
  }
  function nextEvent(): BattleEvent | undefined {
    const { phase } = battle
    const due = nextDeadline(battle)
    let event = due?.event
    if (phase.name === 'roundPlay' && due === null && phase.turn.moment.state === 'start') {
      const { wait } = behaviour[turns % behaviour.length] ?? { wait: 0 }
      event = { type: 'heard', at: phase.turn.moment.since + wait }
    } else if (phase.name === 'roundPlay' && phase.turn.player === 1) {
      const { moment, choices, lineId } = phase.turn
      if (moment.state === 'answer') {
        const { wait, choice } = behaviour[turns % behaviour.length] ?? { wait: 250, choice: null }
        turns += 1
        const at = moment.since + wait
        const picked = choices[(choice ?? 0) % choices.length] ?? lineId
        const answers = due === null || (choice !== null && at < due.at)
        if (answers) event = { type: 'answer', at, choice: picked }
      }
    }
    if (event !== undefined) events.push(event)
    return event
  }
  return { events, battles, last: battle }
}

test('every game ends, whatever the answers, with nothing out of bounds on the way', () => {
  fc.assert(
    fc.property(setups, fc.integer(), behaviours, (setup, seed, behaviour) => {
      const { battles, last } = play(setup, seed, behaviour)
      expect(last.phase.name).toBe('gameEnd')
      let [points, draws, happened] = [0, 0, 0]
      for (const { players, round, happenings, ...battle } of battles) {
        for (const player of [players[1], players[2]]) {
          expect(player.currentHealth).toBeGreaterThanOrEqual(0)
          expect(player.currentHealth).toBeLessThanOrEqual(player.maxHealth)
          expect(Number.isInteger(player.score)).toBe(true)
        }
        expect(players[1].score).toBeGreaterThanOrEqual(points)
        expect(battle.draws).toBeGreaterThanOrEqual(draws)
        expect(round).toBeLessThanOrEqual(10)
        expect(happenings.length).toBeLessThanOrEqual(mostHappenings)
        const newest = happenings.at(-1)?.id ?? 0
        expect(newest).toBeGreaterThanOrEqual(happened)
        points = players[1].score
        draws = battle.draws
        happened = newest
      }
    }),
  )
})

test('in every turn exactly one choice is right, and no two say the same', () => {
  fc.assert(
    fc.property(setups, fc.integer(), behaviours, (setup, seed, behaviour) => {
      const said = new Map(setup.lines.map(line => [line.id, normaliseText(line.text, 'es')]))
      for (const { phase } of play(setup, seed, behaviour).battles) {
        if (phase.name !== 'roundPlay') continue
        const { choices, lineId } = phase.turn
        const texts = choices.map(choice => said.get(choice))
        expect(choices.filter(choice => choice === lineId)).toHaveLength(1)
        expect(new Set(texts).size).toBe(choices.length)
        expect(choices.length).toBeGreaterThanOrEqual(2)
        expect(choices.length).toBeLessThanOrEqual(4)
      }
    }),
  )
})

test('the same setup, seed and events give the same battle', () => {
  fc.assert(
    fc.property(setups, fc.integer(), behaviours, (setup, seed, behaviour) => {
      const { events, last } = play(setup, seed, behaviour)
      expect(replay(setup, seed, events)).toEqual(last)
    }),
  )
})

test('the answers alone, and a last tick, tell the whole battle', () => {
  fc.assert(
    fc.property(setups, fc.integer(), behaviours, (setup, seed, behaviour) => {
      const { events, last } = play(setup, seed, behaviour)
      const told = events.filter(event => event.type !== 'time')
      expect(replay(setup, seed, [...told, { type: 'time', at: last.now }])).toEqual(last)
    }),
  )
})

test('a battle that goes through JSON at any moment goes on as if it had not', () => {
  fc.assert(
    fc.property(setups, fc.integer(), behaviours, fc.nat(), (setup, seed, behaviour, place) => {
      const { events, last } = play(setup, seed, behaviour)
      const random = randomFromSeed(seed)
      const pause = place % events.length
      let battle = newBattle(setup)
      for (const [index, event] of events.entries()) {
        if (index === pause) battle = JSON.parse(JSON.stringify(battle)) as Battle
        battle = step(battle, event, random)
      }
      expect(battle).toEqual(last)
    }),
  )
})

test('any events in any order are taken without an error and never turn time back', () => {
  const anyEvents = fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('start' as const), at: fc.integer() }),
      fc.record({ type: fc.constant('heard' as const), at: fc.nat() }),
      fc.record({ type: fc.constant('time' as const), at: fc.oneof(fc.nat(), fc.double()) }),
      fc.record({
        type: fc.constant('answer' as const),
        at: fc.nat(),
        choice: fc.constantFrom('first', 'last', '0', 'nonsense'),
      }),
    ),
  )
  fc.assert(
    fc.property(setups, fc.integer(), anyEvents, (setup, seed, events) => {
      const random = randomFromSeed(seed)
      let battle = newBattle(setup)
      for (const event of events) {
        const next = step(battle, event, random)
        expect(next.now).toBeGreaterThanOrEqual(battle.now)
        battle = next
      }
    }),
  )
})

test('another seed gives another battle', () => {
  const events: BattleEvent[] = [
    { type: 'start', at: 0 },
    { type: 'time', at: 3000 },
  ]
  const seeds = Array.from({ length: 20 }, (_, seed) => seed)
  const battles = seeds.map(seed => JSON.stringify(replay(sampleSetup(), seed, events)))
  expect(new Set(battles).size).toBeGreaterThan(15)
})
