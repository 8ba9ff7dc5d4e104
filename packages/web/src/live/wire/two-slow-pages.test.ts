import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { HallWire } from './hall-wire'
import { pretendHall, pretendView } from './pretend-hall'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('on the slow way a page that is not the newest any more is told so; to play here is to be newer', async () => {
  const { ports, socket, call, calls } = pretendHall()
  const wire = new HallWire(ports, 'page-of-a-laptop')
  wire.open()
  onTestFinished(() => wire.close())
  const slowly = async () => {
    socket().end()
    await vi.advanceTimersByTimeAsync(500)
    socket().end()
  }
  await slowly()
  call().answer({ seq: 4, view: pretendView })
  await vi.advanceTimersByTimeAsync(1000)
  const pressed = wire.act({ type: 'leave' })
  call().answer({ acks: [{ n: 0, code: 'other-device' }] })
  expect(await pressed).toBe('other-device')
  expect(wire.state.now()).toMatchObject({ over: 'other-device', view: pretendView })
  const before = calls.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toHaveLength(before)

  wire.open()
  await slowly()
  expect(call().asked).toMatchObject({ page: 'page-of-a-laptop_2', acts: [] })
  call().answer({ seq: 5, view: pretendView })
  await vi.advanceTimersByTimeAsync(0)
  expect(wire.state.now()).toMatchObject({ over: null, way: 'slow' })
})
