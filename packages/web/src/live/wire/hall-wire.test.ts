import type { FrameUp } from '@duologue/contract/shapes/hall-frames'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { HallWire } from './hall-wire'
import { pretendHall, pretendView } from './pretend-hall'
import { timeLeft } from './time-left'
import type { Act } from './wire-ports'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const press = (line: number): Act => ({
  type: 'answer',
  turn: `1-${line}`,
  choice: 0,
  elapsed: 900,
})

/** A wire that has been opened on a pretended hall. */
function opened() {
  const hall = pretendHall()
  const wire = new HallWire(hall.ports, 'page-of-a-phone')
  wire.open()
  onTestFinished(() => wire.close())
  return { ...hall, wire, now: () => wire.state.now() }
}

/** One that has its first view by a socket. */
function connected() {
  const hall = opened()
  hall.socket().open()
  hall.socket().tell({ type: 'view', seq: 4, view: pretendView })
  return hall
}

const actsIn = (sent: readonly FrameUp[]) => sent.flatMap(f => (f.type === 'act' ? [f.n] : []))

test('the first frame says who it is and how far it has seen, and the whole view comes back', () => {
  const { socket, now } = opened()
  expect(now()).toMatchObject({ way: 'connecting', view: null })
  socket().open()
  expect(socket().sent).toEqual([
    { type: 'hello', wire: 2, key: 'a key of somebody', page: 'page-of-a-phone', seen: 0 },
    { type: 'ping', t: expect.any(Number) },
  ])
  socket().tell({ type: 'view', seq: 4, view: pretendView })
  expect(now()).toMatchObject({ way: 'socket', seq: 4, view: pretendView, over: null })
})

test('a view counts from half a round trip before it came', async () => {
  const { socket, now } = opened()
  socket().open()
  const asked = performance.now()
  await pass(80)
  socket().tell({ type: 'pong', t: asked })
  socket().tell({ type: 'view', seq: 4, view: pretendView })
  expect(performance.now() - now().since).toBe(40)
  await pass(1000)
  expect(timeLeft(5000, now().since, performance.now())).toBe(3960)
  expect(timeLeft(500, now().since, performance.now())).toBe(0)
})

test('an act is sent at once and resolves when it is stored, or with what refuses it', async () => {
  const { wire, socket } = connected()
  const [first, second] = [wire.act(press(1)), wire.act(press(2))]
  expect(socket().sent.slice(2)).toEqual([
    { type: 'act', n: 1, act: press(1) },
    { type: 'act', n: 2, act: press(2) },
  ])
  socket().tell({ type: 'ack', n: 2, code: 'too-late' })
  socket().tell({ type: 'ack', n: 1, code: null })
  expect(await Promise.all([first, second])).toEqual([null, 'too-late'])
})

test('what was not acknowledged is sent again on the next socket, and the question stays', async () => {
  const { wire, socket, sockets, now } = connected()
  const pressed = wire.act(press(1))
  socket().end()
  expect(now()).toMatchObject({ way: 'lost', view: pretendView })
  const later = wire.act(press(2))
  await pass(500)
  expect(sockets).toHaveLength(2)
  socket().open()
  expect(socket().sent[0]).toMatchObject({ type: 'hello', seen: 4 })
  expect(actsIn(socket().sent)).toEqual([])
  socket().tell({ type: 'view', seq: 6, view: pretendView })
  expect(actsIn(socket().sent)).toEqual([1, 2])
  for (const n of [1, 2]) socket().tell({ type: 'ack', n, code: null })
  expect(await Promise.all([pressed, later])).toEqual([null, null])
})

test('acts go no faster than the server takes them, and rest while it is busy', async () => {
  const { wire, socket } = connected()
  for (let line = 1; line <= 40; line++) void wire.act(press(line))
  expect(actsIn(socket().sent)).toHaveLength(15)
  await pass(1000)
  expect(actsIn(socket().sent)).toHaveLength(19)
  socket().tell({ type: 'ack', n: 3, code: 'busy' })
  await pass(600)
  expect(actsIn(socket().sent)).toHaveLength(19)
  await pass(10_000)
  expect(actsIn(socket().sent).toSorted((a, b) => a - b)).toEqual(
    [...Array.from({ length: 40 }, (_, place) => place + 1), 3].toSorted((a, b) => a - b),
  )
})

test('sockets that fail twice lead to the slow way, which acts and sees', async () => {
  const { wire, socket, call, calls, now } = opened()
  const pressed = wire.act(press(1))
  socket().end()
  await pass(500)
  socket().end()
  expect(call().asked).toEqual({
    wire: 2,
    seen: 0,
    page: 'page-of-a-phone',
    acts: [{ n: 1, act: press(1) }],
  })
  call().answer({ acks: [{ n: 1, code: null }], seq: 4, view: pretendView })
  expect(await pressed).toBe(null)
  expect(now()).toMatchObject({ way: 'slow', seq: 4, view: pretendView })
  await pass(999)
  expect(calls).toHaveLength(1)
  await pass(1)
  expect(calls).toHaveLength(2)
  // A press does not wait for the next question.
  void wire.act(press(2))
  expect(calls).toHaveLength(2)
  call().answer({ seq: 4, again: 3000 })
  await pass(0)
  expect(call().asked).toMatchObject({ seen: 4, acts: [{ n: 2 }] })
  expect(now().view).toBe(now().view)
})

test('on the slow way a socket is tried again now and then, and taken when it works', async () => {
  const { wire, socket, sockets, call, calls, now } = opened()
  socket().end()
  await pass(500)
  socket().end()
  call().answer({ seq: 4, view: pretendView, again: 60_000 })
  await pass(15_000)
  expect(sockets).toHaveLength(3)
  socket().end()
  expect(now().way).toBe('slow')
  await pass(30_000)
  expect(sockets).toHaveLength(4)
  void wire.act(press(1))
  socket().open()
  socket().tell({ type: 'view', seq: 5, view: pretendView })
  expect(now()).toMatchObject({ way: 'socket', seq: 5 })
  // The call under way may have been lost: the act means the same when it is sent twice.
  expect(actsIn(socket().sent)).toEqual([1])
  const before = calls.length
  call().answer({ seq: 4, view: pretendView })
  await pass(20_000)
  expect([calls.length, now().seq]).toEqual([before, 5])
})

test('where nobody answers at all the page tries both ways, slower and slower', async () => {
  const { socket, sockets, call, calls, now } = opened()
  for (const wait of [500, 1000, 2000, 4000, 8000, 8000]) {
    const before = sockets.length
    socket().end()
    if (calls.length > 0 || sockets.length > 1) {
      call().fail(new Error('no network'))
      await pass(0)
    }
    await pass(wait - 1)
    expect(sockets).toHaveLength(before)
    await pass(1)
    expect(sockets).toHaveLength(before + 1)
  }
  socket().open()
  socket().tell({ type: 'view', seq: 4, view: pretendView })
  expect(now().way).toBe('socket')
})

test('a refusal of the slow way ends it, and what waits with it', async () => {
  const { wire, socket, call, now, sockets } = opened()
  const pressed = wire.act(press(1))
  socket().end()
  await pass(500)
  socket().end()
  call().fail(new RangeError('hall-over'))
  expect(await pressed).toBe('hall-over')
  expect(now().over).toBe('hall-over')
  expect(await wire.act(press(2))).toBe('hall-over')
  await pass(200_000)
  expect(sockets).toHaveLength(2)
})

test('a bye says when to come again, or that it is over until somebody asks', async () => {
  const { wire, socket, sockets, now } = connected()
  socket().tell({ type: 'bye', code: 'stopping', again: 1234 })
  await pass(1233)
  expect(sockets).toHaveLength(1)
  await pass(1)
  expect(sockets).toHaveLength(2)
  socket().open()
  socket().tell({ type: 'bye', code: 'other-device', again: null })
  await pass(200_000)
  expect([sockets.length, now().over]).toEqual([2, 'other-device'])
  wire.open()
  expect(now()).toMatchObject({ over: null, way: 'lost' })
  socket().open()
  socket().tell({ type: 'view', seq: 9, view: pretendView })
  expect(now()).toMatchObject({ way: 'socket', seq: 9 })
})

test('a server that asks for a moment is there: nothing is lost until it is', async () => {
  const { wire, socket, sockets, call, now } = connected()
  socket().tell({ type: 'ack', n: 0, code: 'busy' })
  expect(now()).toMatchObject({ way: 'socket', waits: true })
  socket().tell({ type: 'view', seq: 5, view: pretendView })
  expect(now().waits).toBe(false)
  void wire.act(press(1))
  socket().tell({ type: 'ack', n: 1, code: 'busy' })
  expect(now().waits).toBe(true)
  socket().tell({ type: 'ack', n: 1, code: null })
  expect(now().waits).toBe(false)
  socket().tell({ type: 'bye', code: 'stopping', again: 900 })
  expect(now()).toMatchObject({ way: 'lost', waits: true })
  await pass(900)
  socket().end()
  expect(now()).toMatchObject({ way: 'lost', waits: false })
  await pass(500)
  socket().end()
  expect(sockets).toHaveLength(3)
  call().fail(new Error('database-away'))
  await pass(0)
  expect(now().waits).toBe(true)
})

test('a page that is too old is renewed as it stands; where that was of no use it is over', async () => {
  const hall = pretendHall()
  let renewals = 1
  const wire = new HallWire({ ...hall.ports, renew: () => renewals-- > 0 }, 'page-of-a-phone')
  onTestFinished(() => wire.close())
  wire.open()
  hall.socket().open()
  hall.socket().tell({ type: 'view', seq: 4, view: pretendView })
  hall.socket().tell({ type: 'bye', code: 'old-page', again: null })
  expect(wire.state.now()).toMatchObject({ view: pretendView, over: null, waits: true })
  wire.open()
  hall.socket().open()
  hall.socket().tell({ type: 'bye', code: 'old-page', again: null })
  expect(wire.state.now()).toMatchObject({ over: 'old-page', waits: false })
})

test('a socket that hangs, says nothing any more, or was slept through is given up', async () => {
  const { socket, sockets, wake } = opened()
  // A proxy takes it and lets it hang.
  await pass(5000)
  expect(socket().isClosed).toBe(true)
  await pass(500)
  expect(sockets).toHaveLength(2)
  socket().open()
  socket().tell({ type: 'view', seq: 4, view: pretendView })
  await pass(20_000)
  socket().tell({ type: 'pong', t: performance.now() })
  await pass(20_000)
  expect(sockets).toHaveLength(2)
  await pass(11_000)
  expect(sockets).toHaveLength(3)
  socket().open()
  socket().tell({ type: 'view', seq: 4, view: pretendView })
  // Seen again: it answers, and lives on.
  await pass(100)
  wake()
  await pass(10)
  socket().tell({ type: 'pong', t: performance.now() - 10 })
  await pass(3000)
  expect(sockets).toHaveLength(3)
  wake()
  await pass(3500)
  expect(sockets).toHaveLength(4)
  // While it waits to try again, a device that wakes does not.
  socket().open()
  socket().tell({ type: 'view', seq: 4, view: pretendView })
  socket().end()
  wake()
  expect(sockets).toHaveLength(5)
})

test('a socket that cannot even be made is one that failed', async () => {
  const hall = pretendHall()
  const openSocket = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const wire = new HallWire({ ...hall.ports, openSocket }, 'page-of-a-phone')
  onTestFinished(() => wire.close())
  wire.open()
  await pass(600)
  expect(hall.calls).toHaveLength(1)
})
