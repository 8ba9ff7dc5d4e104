import fc from 'fast-check'
import { expect, test } from 'vitest'
import { battleDifficulties } from '../../choices/battle-difficulties'
import { type BattleMode, battleModes } from '../../choices/battle-modes'
import { type PowerName, powerNames } from '../../choices/battle-powers'
import { scoreSpeech } from '../../speech/score-speech'
import { type Battle, type BattleEvent, newBattle } from '../battle'
import type { BattleSetup } from '../battle-setup'
import { nextDeadline } from '../next-deadline'
import { randomFromSeed } from '../random'
import { replay } from '../replay'
import { sampleSetup } from '../sample-battle'
import { step } from '../step'
import { powers } from './all-powers'
import { powersOfMode } from './choose-powers'
import { isUsable } from './use-power'

const games = 10_000

const powersFor = (mode: BattleMode): fc.Arbitrary<PowerName[]> =>
  fc.uniqueArray(fc.constantFrom(...powersOfMode(mode)), { minLength: 1, maxLength: 3 })

const setups: fc.Arbitrary<BattleSetup> = fc
  .constantFrom(...battleModes)
  .chain(mode =>
    fc.record({
      mode: fc.constant(mode),
      powers: powersFor(mode),
      difficulty: fc.constantFrom(...battleDifficulties),
      relaxed: fc.boolean(),
      length: fc.integer({ min: 2, max: 6 }),
    }),
  )
  .map(({ length, ...changes }) => {
    const setup = sampleSetup(changes)
    return { ...setup, lines: setup.lines.slice(0, length) }
  })

/** What the learner does in a turn: thinks, presses powers by their keys, then answers or waits. */
const behaviours = fc.array(
  fc.record({
    wait: fc.nat({ max: 40_000 }),
    keys: fc.array(fc.nat({ max: 2 }), { maxLength: 4 }),
    choice: fc.option(fc.nat({ max: 3 })),
  }),
  { minLength: 1, maxLength: 12 },
)

type Behaviour = {
  readonly wait: number
  readonly keys: readonly number[]
  readonly choice: number | null
}

/** What is done at a question: first the powers, then an answer; a pause is always ended. */
function eventsOf(battle: Battle, doing: Behaviour): BattleEvent[] {
  const { phase, players } = battle
  if (phase.name !== 'roundPlay') return []
  const at = Math.max(battle.now, phase.turn.moment.since) + doing.wait
  if (phase.turn.moment.state === 'start') return [{ type: 'heard', at }]
  const pressed = doing.keys.flatMap(key => players[1].powers[key]?.name ?? [])
  const pauses = pressed.filter(name => name === 'freeze').length
  const uses = [...pressed, ...(pauses % 2 === 1 ? (['freeze'] as const) : [])]
  const { choices, lineIndex } = phase.turn
  if (battle.setup.mode === 'speaking') {
    const words = battle.setup.lines[lineIndex]?.text.split(' ') ?? []
    // One word is left out for each number of the choice.
    const transcript = words.slice(doing.choice ?? 0).join(' ')
    const say = { type: 'say', at: at + uses.length, heard: [{ transcript, confidence: 0.5 }] }
    return [
      ...uses.map((power, index) => ({ type: 'usePower', at: at + index, power }) as const),
      ...(doing.wait % 2 === 0 ? [{ type: 'heard', at: at + uses.length } as const] : []),
      ...(doing.choice === null ? [] : [say as BattleEvent]),
    ]
  }
  const made = choices.flatMap(
    (_, index) => choices[(index + (doing.choice ?? 0)) % choices.length] ?? [],
  )
  return [
    ...uses.map((power, index) => ({ type: 'usePower', at: at + index, power }) as const),
    ...(doing.choice === null ? [] : made).map(
      (choice, index) => ({ type: 'answer', at: at + uses.length + index, choice }) as const,
    ),
  ]
}

function check({ players, happenings }: Battle): void {
  for (const player of [players[1], players[2]]) {
    const { currentHealth, maxHealth, powers: held } = player
    if (currentHealth < 0 || currentHealth > maxHealth) throw new Error('health out of bounds')
    if (!Number.isInteger(currentHealth)) throw new Error('health is no whole number')
    for (const { name, usesRemaining, cooldownTurnsRemaining, isActive } of held) {
      const power = powers[name]
      if ((usesRemaining ?? 0) < 0) throw new Error(`${name} is used too often`)
      const longest = power.type === 'cooldownTurns' ? power.cooldownTurnsMax : 0
      if (cooldownTurnsRemaining < 0 || cooldownTurnsRemaining > longest) {
        throw new Error(`${name} cools down for ${cooldownTurnsRemaining}`)
      }
      if (power.type === 'passive' && !isActive) throw new Error(`${name} is not passive`)
    }
  }
  if (happenings.some(each => each.kind === 'healed' && each.health <= 0))
    throw new Error('healed 0')
}

function play(setup: BattleSetup, seed: number, behaviour: readonly Behaviour[]) {
  const random = randomFromSeed(seed)
  const events: BattleEvent[] = []
  let battle = newBattle(setup)
  const send = (event: BattleEvent) => {
    if (event.type === 'usePower' && !isUsable(battle, 1, event.power)) return
    const next = step(battle, event, random, scoreSpeech)
    if (next === battle) return
    events.push(event)
    battle = next
    check(battle)
  }
  send({ type: 'start', at: 0 })
  for (let turns = 0; battle.phase.name !== 'gameEnd' && turns < 2000; turns += 1) {
    const { phase } = battle
    const doing = behaviour[turns % behaviour.length] ?? { wait: 0, keys: [], choice: 0 }
    const asked =
      phase.name === 'roundPlay' &&
      (nextDeadline(battle) === null ||
        (phase.turn.player === 1 && phase.turn.moment.state === 'answer'))
    // Without a clock somebody must answer in the end.
    const answers = nextDeadline(battle) === null ? { ...doing, choice: doing.choice ?? 0 } : doing
    if (asked) eventsOf(battle, answers).forEach(send)
    const due = nextDeadline(battle)
    if (due !== null) send(due.event)
  }
  return { events, battle }
}

test(`${games} random games of every mode, difficulty and powers: every one ends and is the same again`, () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(setups, fc.integer(), behaviours, (setup, seed, behaviour) => {
      const { events, battle } = play(setup, seed, behaviour)
      expect(battle.phase.name).toBe('gameEnd')
      const told = events.filter(({ type }) => type !== 'time')
      expect(replay(setup, seed, [...told, { type: 'time', at: battle.now }])).toEqual(battle)
      for (const event of events) if (event.type === 'usePower') seen.add(event.power)
    }),
    { numRuns: games },
  )
  const pressable = battleModes
    .flatMap(powersOfMode)
    .filter(name => powers[name].type !== 'passive')
  expect([...seen].sort()).toEqual([...new Set(pressable)].sort())
}, 120_000)

test('powers pressed at any time, held or not, never throw, never break a bound, never turn time back', () => {
  const anyEvents = fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('time' as const), at: fc.nat({ max: 120_000 }) }),
      fc.record({ type: fc.constant('heard' as const), at: fc.nat({ max: 120_000 }) }),
      fc.record({
        type: fc.constant('say' as const),
        at: fc.nat({ max: 120_000 }),
        heard: fc.array(
          fc.record({
            transcript: fc.constantFrom('', 'Gracias', 'tienes mi llave'),
            confidence: fc.constantFrom(null, 0.5),
          }),
          { maxLength: 3 },
        ),
      }),
      fc.record({
        type: fc.constant('usePower' as const),
        at: fc.nat({ max: 120_000 }),
        power: fc.constantFrom(...powerNames),
      }),
      fc.record({
        type: fc.constant('answer' as const),
        at: fc.nat({ max: 120_000 }),
        choice: fc.constantFrom('a', 'b', 'c', 'nonsense'),
      }),
    ),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(setups, fc.integer(), anyEvents, (setup, seed, events) => {
      const random = randomFromSeed(seed)
      const inOrder = events.toSorted((one, other) => one.at - other.at)
      for (const told of [events, inOrder]) {
        let battle = step(newBattle(setup), { type: 'start', at: 0 }, random)
        for (const event of told) {
          const usable = event.type === 'usePower' && event.at >= battle.now
          const before = usable ? step(battle, { type: 'time', at: event.at }, random) : battle
          const next = step(before, event, random, scoreSpeech)
          if (usable) expect(next !== before).toBe(isUsable(before, 1, event.power))
          expect(next.now).toBeGreaterThanOrEqual(battle.now)
          check(next)
          battle = next
        }
      }
    }),
    { numRuns: 500 },
  )
})
