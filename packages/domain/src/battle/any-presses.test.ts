import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreSpeech } from '../speech/score-speech'
import { type Battle, type BattleEvent, newBattle } from './battle'
import type { BattleSetup } from './battle-setup'
import { randomGame } from './powers/random-games'
import { type Draw, drawInOrder, drawInteger, randomFromSeed } from './random'
import { checkRecord } from './record/check-record'
import { sampleSetup } from './sample-battle'
import { step } from './step'

/** One of everything that can be pressed, said or heard, whether or not it is the time for it. */
function anyPress({ setup, phase }: Battle, at: number, draw: Draw): BattleEvent {
  const turn = phase.name === 'roundPlay' ? phase.turn : null
  const kind = drawInteger(0, 9, draw)
  if (kind === 0) return { type: 'heard', at }
  if (kind < 3) {
    const power = setup.powers[drawInteger(0, 2, draw)] ?? 'freeze'
    return { type: 'usePower', at, power }
  }
  if (setup.mode === 'speaking') {
    const line = setup.lines[drawInteger(0, setup.lines.length - 1, draw)]
    return { type: 'say', at, heard: [{ transcript: line?.text ?? '', confidence: 0.9 }] }
  }
  return { type: 'answer', at, choice: turn?.choices[drawInteger(0, 3, draw)] ?? 'a' }
}

/** Presses something every few milliseconds until the game is over, as keys that are held or hammered do. */
function hammer(setup: BattleSetup, seed: number, longestPause: number) {
  const random = randomFromSeed(seed)
  const { draw } = drawInOrder(randomFromSeed(seed + 1), 0)
  const events: BattleEvent[] = []
  let battle = newBattle(setup)
  let sooner = 0
  for (let at = 0; battle.phase.name !== 'gameEnd'; at += drawInteger(0, longestPause, draw)) {
    const event = at === 0 ? ({ type: 'start', at } as const) : anyPress(battle, at, draw)
    const waited = step(battle, { type: 'time', at }, random)
    const next = step(waited, event, random, scoreSpeech)
    if (next !== waited) events.push(event)
    else if (event.type === 'answer') sooner += 1
    battle = next
  }
  return {
    events: [...events, { type: 'time', at: battle.now } as const],
    phase: battle.phase,
    sooner,
  }
}

test('whatever is pressed, and however fast: what the battle takes is verified, to the last point', () => {
  let ignored = 0
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 900 }), (seed, longestPause) => {
      // Of few lines chance is right as often as a machine is.
      const setup = { ...randomGame(seed).setup, lines: sampleSetup().lines }
      const { events, phase, sooner } = hammer(setup, seed, longestPause)
      ignored += sooner
      expect(checkRecord(setup, seed, events, events.at(-1)?.at ?? 0)).toMatchObject({
        isWinner: phase.result.winner === 1,
        score: phase.result.scores[1],
      })
    }),
    { numRuns: 150 },
  )
  expect(ignored).toBeGreaterThan(1000)
})

/** The first question of a learner with Second Chances, and what they press so many milliseconds after it. */
function asked(setup: BattleSetup) {
  for (let seed = 0; ; seed += 1) {
    const random = randomFromSeed(seed)
    const begun = step(newBattle(setup), { type: 'start', at: 0 }, random)
    const battle = step(begun, { type: 'time', at: 3000 }, random)
    if (battle.phase.name !== 'roundPlay' || battle.phase.turn.player !== 1) continue
    const { turn } = battle.phase
    const [wrong = '', other = ''] = turn.choices.filter(choice => choice !== turn.lineId)
    const press = (from: Battle, event: BattleEvent) => step(from, event, random)
    return { battle, wrong, other, press, since: turn.moment.since }
  }
}

const { battle, wrong, other, press, since } = asked(
  sampleSetup({ powers: ['second-chances', 'freeze'] }),
)

test.each<[string, BattleEvent]>([
  ['an answer', { type: 'answer', at: since + 249, choice: wrong }],
  ['a power', { type: 'usePower', at: since + 249, power: 'freeze' }],
])(
  '%s within 250 ms of the question does nothing, a millisecond later it counts',
  (_what, event) => {
    expect(press(battle, event)).toBe(battle)
    expect(press(battle, { ...event, at: since + 250 })).not.toBe(battle)
  },
)

test('after a wrong choice that can be made good the hand needs its 250 ms again, pauses or not', () => {
  const armed = press(battle, { type: 'usePower', at: since + 500, power: 'second-chances' })
  const tried = press(armed, { type: 'answer', at: since + 1000, choice: wrong })
  expect(tried).toMatchObject({ phase: { turn: { tried: [wrong] } } })
  expect(press(tried, { type: 'answer', at: since + 1249, choice: other })).toBe(tried)
  expect(press(tried, { type: 'answer', at: since + 1250, choice: other })).toMatchObject({
    phase: { turn: { tried: [wrong, other] } },
  })
  const paused = press(tried, { type: 'usePower', at: since + 1250, power: 'freeze' })
  const thawed = press(paused, { type: 'usePower', at: since + 9000, power: 'freeze' })
  expect(press(thawed, { type: 'answer', at: since + 9001, choice: other })).not.toBe(thawed)
})
