import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { HallWire } from './hall-wire'
import { pretendHall } from './pretend-hall'
import type { View } from './wire-ports'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shown = (state: string) => ({ state, title: 'At the bakery', name: 'Clever Robin' }) as View
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('on the slow way a page that plays asks for the view each time: the end comes by itself', async () => {
  const { ports, socket, call } = pretendHall()
  const wire = new HallWire(ports, 'page-of-a-phone')
  wire.open()
  onTestFinished(() => wire.close())
  socket().end()
  await pass(500)
  socket().end()
  call().answer({ seq: 30, view: shown('playing'), again: 1000 })
  await pass(1000)
  expect(call().asked).toMatchObject({ seen: -1 })
  // As far in the log as before.
  call().answer({ seq: 30, view: shown('over'), again: 1000 })
  await pass(1000)
  expect(wire.state.now().view).toMatchObject({ state: 'over' })
  expect(call().asked).toMatchObject({ seen: 30 })
})
