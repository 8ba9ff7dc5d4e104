import { sampleRound } from '@duologue/domain/pronunciation/game/sample-items'
import { expect, test } from 'vitest'
import { pretendClock } from '../../battle/pretend-clock'
import { runRound } from '../../pronunciation/game/run-round'
import { runOwnRound } from './own-games'

test('a round that comes back goes on where it stood, also after a clock ran out', () => {
  const setup = sampleRound({ mode: 'reading', difficulty: 'hard' })
  const clock = pretendClock()
  const played = runRound(setup, 7, clock)
  const stop = played.run()
  played.begin()
  clock.pass(20_000)
  played.begin()
  clock.pass(900)
  played.answer(0)
  clock.pass(900)
  played.next()
  stop()
  const { events } = played.record()
  expect(events.map(({ kind }) => kind)).toContain('time-up')
  const later = pretendClock()
  const again = runOwnRound({ kind: 'round', game: 1, seed: 7, setup, events }, later)
  expect(again.now()).toEqual(played.now())
  expect(again.record().events).toEqual(events)
  later.pass(500)
  expect(again.elapsed()).toBe(played.now().now + 500)
})
