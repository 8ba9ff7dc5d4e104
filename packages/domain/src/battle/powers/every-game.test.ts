import fc from 'fast-check'
import { expect, test } from 'vitest'
import { battleModes } from '../../choices/battle-modes'
import { powerNames } from '../../choices/battle-powers'
import { scoreSpeech } from '../../speech/score-speech'
import { type Battle, newBattle } from '../battle'
import { randomFromSeed } from '../random'
import { checkRecord } from '../record/check-record'
import { isTooSoon } from '../record/too-soon'
import { lineResults } from '../scoring/line-results'
import { step } from '../step'
import { isUsable } from './activate-power'
import { powers } from './all-powers'
import { powersOfMode } from './choose-powers'
import { playRandomly, randomGame } from './random-games'

/** Other games in every run, so that runs add up; GAMES=10000 plays as many at once. */
const games = Number(process.env['GAMES'] ?? 2000)

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

test(`${games} random games of every mode, difficulty and powers: every one ends, and its record gives the same score`, () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(fc.integer(), seed => {
      const { setup, behaviour } = randomGame(seed)
      const { events, battle } = playRandomly(setup, seed, behaviour, check)
      const { phase } = battle
      if (phase.name !== 'gameEnd') throw new Error('the game does not end')
      expect(checkRecord(setup, seed, events, battle.now)).toEqual({
        kind: 'told',
        isWinner: phase.result.winner === 1,
        score: phase.result.scores[1],
        duration: phase.since,
        lines: lineResults(setup, seed, events),
      })
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
    fc.property(fc.integer(), anyEvents, (seed, events) => {
      const { setup } = randomGame(seed)
      const random = randomFromSeed(seed)
      const inOrder = events.toSorted((one, other) => one.at - other.at)
      for (const told of [events, inOrder]) {
        let battle = step(newBattle(setup), { type: 'start', at: 0 }, random)
        for (const event of told) {
          const usable = event.type === 'usePower' && event.at >= battle.now
          const before = usable ? step(battle, { type: 'time', at: event.at }, random) : battle
          const next = step(before, event, random, scoreSpeech)
          if (usable) {
            const { phase } = before
            const isEarly = phase.name === 'roundPlay' && isTooSoon(phase.turn, event)
            expect(next !== before).toBe(!isEarly && isUsable(before, 1, event.power))
          }
          expect(next.now).toBeGreaterThanOrEqual(battle.now)
          check(next)
          battle = next
        }
      }
    }),
    { numRuns: 500 },
  )
})
