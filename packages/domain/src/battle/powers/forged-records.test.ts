import fc from 'fast-check'
import { expect, test } from 'vitest'
import { powerNames } from '../../choices/battle-powers'
import type { BattleEvent } from '../battle'
import type { BattleSetup } from '../battle-setup'
import { checkRecord } from '../record/check-record'
import { replay } from '../record/replay'
import { fastestAnswer } from '../timing'
import { playRandomly, randomGame } from './random-games'

interface Played {
  readonly setup: BattleSetup
  readonly seed: number
  readonly events: readonly BattleEvent[]
  /** The place of one of the learner's answers. */
  readonly answer: number
}

const isAnswer = ({ type }: BattleEvent) => type === 'answer' || type === 'say'

/** What somebody could do to the record of a game that was really played; null where it does not apply. */
const forgeries: Readonly<Record<string, (played: Played) => readonly BattleEvent[] | null>> = {
  'an answer of the same turn given twice': ({ events, answer }) =>
    events.toSpliced(answer, 0, ...events.slice(answer, answer + 1)),
  'an answer faster than a hand': ({ setup, seed, events, answer }) => {
    const told = events[answer]
    if (!told) return null
    const asked: BattleEvent = { type: 'time', at: told.at }
    const { phase } = replay(setup, seed, [...events.slice(0, answer), asked])
    if (phase.name !== 'roundPlay') return null
    const { moment, lastTry } = phase.turn
    return events.with(answer, { ...told, at: moment.since + lastTry + fastestAnswer - 1 })
  },
  'a power that was not chosen': ({ setup, events, answer }) => {
    const power = powerNames.find(name => !setup.powers.includes(name))
    const at = events[answer]?.at
    return power && at !== undefined
      ? events.toSpliced(answer, 0, { type: 'usePower', at, power })
      : null
  },
  'a passive power that is pressed': ({ setup, events, answer }) => {
    const passive = ['conviction', 'stamina', 'enrage', 'take-it-easy', 'speaking-master'] as const
    const power = passive.find(name => setup.powers.includes(name))
    const at = events[answer]?.at
    return power && at !== undefined
      ? events.toSpliced(answer, 0, { type: 'usePower', at, power })
      : null
  },
  'a choice that was never offered': ({ events, answer }) =>
    events.with(answer, { type: 'answer', at: events[answer]?.at ?? 0, choice: 'nobody said it' }),
  'an answer before the game began': ({ events, answer }) => {
    const told = events[answer]
    return told ? [...events.slice(0, 1), { ...told, at: 0 }, ...events.slice(1)] : null
  },
  'time that runs backwards': ({ events, answer }) => {
    const told = events[answer]
    return told ? [...events, { ...told, at: told.at }] : null
  },
  'an answer after the end': ({ events }) => {
    const end = events.at(-1)?.at ?? 0
    return [...events, { type: 'answer', at: end + fastestAnswer, choice: 'a' }]
  },
  'a second start': ({ events, answer }) =>
    events.toSpliced(answer, 0, { type: 'start', at: events[answer]?.at ?? 0 }),
  'no start at all': ({ events }) => events.slice(1),
}

test.each(Object.entries(forgeries))('%s is never believed', (_name, forge) => {
  let forged = 0
  fc.assert(
    fc.property(fc.integer(), fc.nat(), (seed, place) => {
      const { setup, behaviour } = randomGame(seed)
      const { events, battle } = playRandomly(setup, seed, behaviour)
      const answers = events.flatMap((event, index) => (isAnswer(event) ? [index] : []))
      const answer = answers[place % answers.length]
      const told = answer === undefined ? null : forge({ setup, seed, events, answer })
      if (told === null) return
      forged += 1
      expect(checkRecord(setup, seed, told, battle.now + 1000).kind).toBe('contradiction')
    }),
    { numRuns: 200 },
  )
  expect(forged).toBeGreaterThan(20)
})

test('a record that took longer than the time since its ticket is never believed', () => {
  fc.assert(
    fc.property(fc.integer(), seed => {
      const { setup, behaviour } = randomGame(seed)
      const { events, battle } = playRandomly(setup, seed, behaviour)
      expect(checkRecord(setup, seed, events, battle.now - 1).kind).toBe('contradiction')
    }),
    { numRuns: 200 },
  )
})

test('damage, scores and wins that are told in a record change nothing', () => {
  fc.assert(
    fc.property(fc.integer(), seed => {
      const { setup, behaviour } = randomGame(seed)
      const { events, battle } = playRandomly(setup, seed, behaviour)
      const boast = { damage: 1000, score: 1_000_000, isWinner: true, right: true }
      const boasted = events.map(event => ({ ...event, ...boast }))
      expect(checkRecord(setup, seed, boasted, battle.now)).toEqual(
        checkRecord(setup, seed, events, battle.now),
      )
    }),
    { numRuns: 200 },
  )
})
