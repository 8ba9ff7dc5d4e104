import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { HallWire } from './hall-wire'
import { pretendHall, pretendView } from './pretend-hall'
import type { View } from './wire-ports'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('an own game is told once; after another page it is asked for as a whole', async () => {
  const { ports, socket, sockets, calls, call } = pretendHall()
  const wire = new HallWire(ports, 'page-of-a-phone')
  onTestFinished(() => wire.close())
  wire.open()
  const now = () => wire.state.now()
  const own = { kind: 'battle', game: 1, seed: 7, setup: {}, events: [] }
  const told = (game: object | null) => ({ ...pretendView, own: game }) as View
  socket().open()
  socket().tell({ type: 'view', seq: 4, view: told(own) })
  socket().tell({ type: 'view', seq: 5, view: told({ kind: 'known', game: 1, known: 3 }) })
  expect(now().view).toMatchObject({ own: { ...own, known: 3 } })
  const helloOf = (place: number) => sockets[place]?.sent[0]
  // A break: the page plays on, and says so.
  socket().end()
  await pass(1000)
  socket().open()
  expect(helloOf(1)).toMatchObject({ type: 'hello', plays: 1 })
  socket().end()
  await pass(2000)
  socket().end()
  expect(calls).toHaveLength(1)
  expect(call().asked.plays).toBe(1)
  // The hall has another game than is played here.
  wire.renew()
  socket().open()
  expect(socket().sent[0]).not.toHaveProperty('plays')
  socket().tell({ type: 'view', seq: 6, view: told({ ...own, events: [{}, {}] }) })
  // Another device goes on: what comes when one plays here again is the whole.
  socket().tell({ type: 'bye', code: 'other-device', again: null })
  wire.open()
  socket().open()
  expect(socket().sent[0]).not.toHaveProperty('plays')
})
