import { type BattleEvent, newBattle } from '@duologue/domain/battle/battle'
import { randomFromSeed } from '@duologue/domain/battle/random'
import { duelSetup } from '@duologue/domain/battle/sample-duel'
import { step } from '@duologue/domain/battle/step'
import { answerTime, roundStartTime } from '@duologue/domain/battle/timing'
import type { PairView } from '@duologue/domain/live/pairs/pair-view'
import { expect, test, vi } from 'vitest'
import { pretendClock } from '../../battle/pretend-clock'
import { PairRun, type SendEvent } from './run-pair'

const setup = duelSetup({ difficulty: 'easy', rounds: 1 })
const seed = 7
const begun: BattleEvent = { type: 'start', at: 0 }

/** Who is asked first in the duel of these tests. */
const firstAsked = (() => {
  const random = randomFromSeed(seed)
  const battle = step(newBattle(setup), begun, random)
  const { phase } = step(battle, { type: 'time', at: roundStartTime }, random)
  if (phase.name !== 'roundPlay') throw new Error('nobody is asked')
  return phase.turn
})()
const asked = firstAsked.player
const other = asked === 1 ? 2 : 1

const pairView = (view: Partial<PairView> = {}): PairView => ({
  kind: 'pair',
  game: 0,
  setup,
  seed,
  seat: asked,
  partner: { name: 'Ana', isHere: true, endIn: null },
  now: 0,
  runs: true,
  reading: null,
  known: 1,
  isOver: false,
  events: [begun],
  ...view,
})

function running(view: Partial<PairView> = {}, code: string | null = null) {
  const clock = pretendClock()
  const send = vi.fn<SendEvent>(() => Promise.resolve(code))
  const game = new PairRun(pairView(view), clock.now(), clock, send)
  game.run()
  return {
    clock,
    send,
    game,
    tell: (next: Partial<PairView>) => game.told(pairView(next), clock.now()),
  }
}

const momentOf = ({ game }: ReturnType<typeof running>) => {
  const { phase } = game.now()
  return phase.name === 'roundPlay' ? phase.turn.moment.state : phase.name
}
const turnOf = ({ game }: ReturnType<typeof running>) => {
  const { phase } = game.now()
  return phase.name === 'roundPlay' ? phase.turn : null
}

const answerAt = (at: number): BattleEvent => ({
  type: 'answer',
  at,
  choice: firstAsked.lineId,
  by: asked,
})

test('whoever is asked is player one on their own page, and player two on the other', () => {
  const [own, partners] = [running({ seat: asked }), running({ seat: other })]
  for (const { clock } of [own, partners]) clock.pass(roundStartTime)
  expect([turnOf(own)?.player, turnOf(partners)?.player]).toEqual([1, 2])
})

test('an answer is shown at once, sent with its place, and stays when the hall has it', async () => {
  const one = running()
  one.clock.pass(roundStartTime + 2000)
  one.game.answer(firstAsked.lineId)
  expect(momentOf(one)).toBe('feedback')
  const { by: _, ...sent } = answerAt(roundStartTime + 2000) as { by?: number } & BattleEvent
  expect(one.send.mock.calls).toEqual([[1, sent]])
  one.tell({ events: [begun, answerAt(roundStartTime + 2000)], now: roundStartTime + 2100 })
  expect(momentOf(one)).toBe('feedback')
  one.clock.pass(5000)
  expect(turnOf(one)?.lineIndex).toBe(1)
  expect(one.send.mock.calls).toHaveLength(1)
})

test('an answer that the hall does not take vanishes', async () => {
  const one = running({}, 'not-taken')
  one.clock.pass(roundStartTime + 2000)
  one.game.answer(firstAsked.lineId)
  for (let tries = 0; tries < 4; tries += 1) {
    await Promise.resolve()
    one.clock.pass(300)
  }
  expect(one.send.mock.calls).toHaveLength(3)
  expect(momentOf(one)).toBe('answer')
})

test('what the partner does is shown as it is told, and their clock is waited for a little longer', () => {
  const late = running({ seat: other })
  late.clock.pass(roundStartTime + answerTime.easy + 500)
  expect(momentOf(late)).toBe('answer')
  const at = roundStartTime + answerTime.easy - 100
  late.tell({ seat: other, events: [begun, answerAt(at)], now: at + 600 })
  expect(turnOf(late)).toMatchObject({ moment: { answer: { right: true } } })
  const silent = running({ seat: other })
  silent.clock.pass(roundStartTime + answerTime.easy + 1001)
  expect(momentOf(silent)).toBe('feedback')
})

test('nothing is done and no time passes while the partner is away', () => {
  const one = running()
  one.clock.pass(roundStartTime + 2000)
  one.tell({ now: roundStartTime + 500, runs: false })
  expect(one.game.elapsed()).toBe(roundStartTime + 500)
  one.clock.pass(500_000)
  one.game.answer(firstAsked.lineId)
  expect([momentOf(one), one.send.mock.calls.length]).toEqual(['answer', 0])
  one.tell({ now: roundStartTime + 500 })
  one.clock.pass(1000)
  one.game.answer(firstAsked.lineId)
  expect(one.send).toHaveBeenCalledWith(1, expect.objectContaining({ at: roundStartTime + 1500 }))
})

test('the page’s time never goes back by a little, and does where the hall had stood still', () => {
  const one = running()
  one.clock.pass(roundStartTime + 10)
  one.tell({ now: roundStartTime - 200 })
  expect([one.game.elapsed(), momentOf(one)]).toEqual([roundStartTime, 'answer'])
  one.clock.pass(20_000)
  one.tell({ now: 500 })
  expect([one.game.elapsed(), momentOf(one)]).toEqual([500, 'roundStart'])
})

test('the end is told until the hall has it', () => {
  const one = running()
  one.clock.pass(900_000)
  const { phase } = one.game.now()
  if (phase.name !== 'gameEnd') throw new Error('it goes on')
  const calls = one.send.mock.calls.length
  expect(calls).toBeGreaterThan(1)
  expect(one.send).toHaveBeenLastCalledWith(1, { type: 'time', at: phase.since })
  one.tell({
    events: [begun, { type: 'time', at: phase.since }],
    now: 900_000,
    runs: false,
    isOver: true,
  })
  one.clock.pass(10_000)
  expect(one.send.mock.calls).toHaveLength(calls)
})
