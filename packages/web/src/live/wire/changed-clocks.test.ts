import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { HallWire } from './hall-wire'
import { pretendHall, pretendView } from './pretend-hall'
import { timeLeft } from './time-left'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const hour = 3_600_000

/** What a phone sends and shows from its opening to a break of its line, while its clock is as it is. */
async function played(change: (by: number) => void) {
  const hall = pretendHall()
  const wire = new HallWire(hall.ports, 'page-of-a-phone')
  const began = performance.now()
  wire.open()
  onTestFinished(() => wire.close())
  hall.socket().open()
  change(-hour)
  await pass(80)
  hall.socket().tell({ type: 'pong', t: began })
  hall.socket().tell({ type: 'view', seq: 4, view: pretendView })
  change(2 * hour)
  await pass(1000)
  const left = timeLeft(5000, wire.state.now().since, performance.now())
  const pressed = wire.act({ type: 'answer', turn: '1-1', choice: 0, elapsed: 900 })
  hall.socket().tell({ type: 'ack', n: 1, code: 'busy' })
  change(-3 * hour)
  await pass(1000)
  hall.socket().end()
  await pass(499)
  const early = hall.sockets.length
  await pass(1)
  hall.socket().open()
  hall.socket().tell({ type: 'view', seq: 6, view: pretendView })
  hall.socket().tell({ type: 'ack', n: 1, code: null })
  const acts = hall.sockets.map(({ sent }) => sent.filter(({ type }) => type === 'act').length)
  return { left, early, sockets: hall.sockets.length, acts, code: await pressed }
}

test('a phone whose clock is an hour off, or jumps while it plays, counts and sends as one whose clock is right', async () => {
  const right = await played(() => undefined)
  expect(right).toMatchObject({ left: 3960, early: 1, sockets: 2, acts: [2, 1], code: null })
  const jumping = await played(by => void vi.setSystemTime(Date.now() + by))
  expect(jumping).toEqual(right)
})
