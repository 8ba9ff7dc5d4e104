import { EventEmitter } from 'node:events'
import type { FrameDown } from '@duologue/contract/shapes/hall-frames'
import type { WebSocket } from '@fastify/websocket'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refused } from '../../http/refused'
import type { AskedHalls, Known } from './asked-halls'
import { HallSocket } from './hall-socket'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const known = { kept: {}, who: { kind: 'member', number: 1 } } as Known

/** A network that takes what is sent, but for what waits in it. */
class PretendSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  pings = 0
  sent: FrameDown[] = []
  closedWith: number | undefined
  isCut = false
  send(text: string) {
    this.sent.push(JSON.parse(text) as FrameDown)
  }
  ping() {
    this.pings += 1
  }
  close(code: number) {
    this.closedWith ??= code
  }
  terminate() {
    this.isCut = true
    this.emit('close')
  }
}

function opened(halls: Partial<AskedHalls> = {}) {
  const network = new PretendSocket()
  let seq = 0
  let cuts = 0
  const socket = new HallSocket('a hall', network as unknown as WebSocket, {
    know: async () => known,
    arrived: () => undefined,
    ended: () => undefined,
    act: async (_socket, _known, acts) => acts.map(({ n }) => ({ n, code: null })),
    view: async () => {
      seq += 1
      return { seq, view: {} as never }
    },
    isTold: () => false,
    inTurn: work => work(),
    standsStill: () => false,
    spread: () => 1500,
    counted: (what, many) => {
      if (what === 'cuts') cuts += many
    },
    onError: error => {
      throw error
    },
    ...halls,
  })
  const say = (frame: unknown) => network.emit('message', Buffer.from(JSON.stringify(frame)), false)
  const hello = async (more = {}) => {
    say({ type: 'hello', wire: 1, page: 'a-page-of-a-test', seen: 0, ...more })
    await pass(0)
  }
  const of = (type: FrameDown['type']) => network.sent.filter(frame => frame.type === type)
  return { socket, network, say, hello, of, cuts: () => cuts }
}

const bye = (code: string, again: number | null = null) => ({ type: 'bye', code, again })
const press = { type: 'answer', turn: '1-1', choice: 0, elapsed: 900 }

test('who does not say who they are within five seconds is sent away', async () => {
  const { network } = opened()
  await pass(4999)
  expect(network.sent).toEqual([])
  await pass(1)
  expect([network.sent, network.closedWith]).toEqual([[bye('no-hello')], 1008])
  // One that does not close by itself is cut.
  await pass(1000)
  expect(network.isCut).toBe(true)
})

test.each([
  ['no frame', 'invalid-input', { type: 'shout' }],
  ['a hello without a page', 'invalid-input', { type: 'hello', wire: 1, seen: 0 }],
  ['an act of nobody', 'no-hello', { type: 'act', n: 1, act: press }],
  ['an old page', 'old-page', { type: 'hello', wire: 99, page: 'a-page-of-a-test', seen: 0 }],
])('%s ends it', async (_what, code, frame) => {
  const { network, say } = opened()
  say(frame)
  await pass(0)
  expect([network.sent, network.closedWith]).toEqual([[bye(code)], 1008])
})

test('what is no text, and a second hello, end it', async () => {
  const binary = opened()
  binary.network.emit('message', Buffer.from('{"type":"ping","t":1}'), true)
  expect(binary.network.sent).toEqual([bye('invalid-input')])
  const broken = opened()
  broken.network.emit('message', Buffer.from('{"type":'), false)
  expect(broken.network.sent).toEqual([bye('invalid-input')])
  const twice = opened()
  await twice.hello()
  await twice.hello()
  expect(twice.of('bye')).toEqual([bye('invalid-input')])
})

test('twenty acts at once are done, more end it; five a second go on for ever', async () => {
  const calm = opened()
  await calm.hello()
  for (let n = 1; n <= 40; n++) {
    calm.say({ type: 'act', n, act: press })
    await pass(200)
  }
  expect(calm.of('ack')).toHaveLength(40)
  const wild = opened()
  await wild.hello()
  for (let n = 1; n <= 100; n++) wild.say({ type: 'act', n, act: press })
  await pass(100)
  expect(wild.of('bye')).toEqual([bye('too-many-requests')])
  expect(wild.network.closedWith).toBe(1008)
})

test('acts are done in their order, also those that came before it was known who it is', async () => {
  const done: number[][] = []
  let tell = () => {}
  const { say, hello, of } = opened({
    know: () => new Promise(resolve => (tell = () => resolve(known))),
    act: async (_socket, _known, acts) => {
      done.push(acts.map(({ n }) => n))
      await pass(0)
      return acts.map(({ n }) => ({ n, code: n === 2 ? 'hall-over' : null }))
    },
  })
  await hello()
  for (const n of [1, 2, 3]) say({ type: 'act', n, act: press })
  tell()
  await pass(0)
  say({ type: 'act', n: 4, act: press })
  await pass(1)
  await pass(0)
  expect(done).toEqual([[1, 2, 3], [4]])
  expect(of('ack')).toEqual([
    { type: 'ack', n: 1, code: null },
    { type: 'ack', n: 2, code: 'hall-over' },
    { type: 'ack', n: 3, code: null },
    { type: 'ack', n: 4, code: null },
  ])
})

test('views go out five times a second at most, and the last one always', async () => {
  const { socket, hello, of } = opened()
  await hello()
  await pass(1)
  expect(of('view')).toHaveLength(1)
  for (let change = 0; change < 100; change++) {
    socket.wantView()
    await pass(10)
  }
  await pass(500)
  expect(of('view')).toHaveLength(6)
  expect(of('view').at(-1)).toMatchObject({ seq: 6 })
})

test('an answer that is in is told by its acknowledgement alone; whatever else was done brings a view', async () => {
  let isTold = true
  const { say, hello, of } = opened({ isTold: () => isTold })
  await hello()
  await pass(1000)
  say({ type: 'act', n: 1, act: press })
  await pass(1000)
  expect([of('ack').length, of('view').length]).toEqual([1, 1])
  isTold = false
  say({ type: 'act', n: 2, act: press })
  await pass(1000)
  expect([of('ack').length, of('view').length]).toEqual([2, 2])
})

test('a slow reader is sent no views until there is room, then the newest; with too much it is cut', async () => {
  const { socket, network, hello, of, cuts } = opened()
  await hello()
  await pass(1)
  network.bufferedAmount = 70 * 1024
  for (let change = 0; change < 50; change++) {
    socket.wantView()
    await pass(100)
  }
  expect(of('view')).toHaveLength(1)
  network.bufferedAmount = 0
  await pass(200)
  expect(of('view')).toHaveLength(2)
  network.bufferedAmount = 2 * 1024 * 1024
  socket.look(performance.now())
  expect([network.isCut, cuts()]).toEqual([true, 1])
})

test('it is asked every 20 seconds, and cut when it has not answered for 30', async () => {
  const { socket, network, hello, cuts } = opened()
  await hello()
  expect(network.pings).toBe(1)
  for (let second = 0; second < 100; second++) {
    await pass(1000)
    socket.look(performance.now())
    if (network.pings > 1 && second < 60) network.emit('pong')
  }
  expect(cuts()).toBe(1)
  expect(network.pings).toBeGreaterThanOrEqual(4)
  expect(socket.roundTrips.length).toBe(5)
})

test('a login that is over ends it, soon or at an act of a host', async () => {
  let isOver = false
  const know = async () => {
    if (isOver) throw new Refused('login-over')
    return { kept: {}, who: { kind: 'host' } } as Known
  }
  const seen = opened({ know })
  await seen.hello({ token: 'a token' })
  isOver = true
  await pass(29_000)
  seen.network.emit('pong')
  seen.socket.look(performance.now())
  await pass(0)
  expect(seen.of('bye')).toEqual([])
  await pass(1001)
  seen.socket.look(performance.now())
  await pass(0)
  expect(seen.of('bye')).toEqual([bye('login-over')])
  isOver = false
  const acting = opened({ know })
  await acting.hello({ token: 'a token' })
  isOver = true
  acting.say({ type: 'act', n: 1, act: { type: 'end' } })
  await pass(0)
  expect(acting.of('bye')).toEqual([bye('login-over')])
  expect(acting.of('ack')).toEqual([])
})

test('what failed for now is sent again by the page, and who cannot be known comes again', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const { say, hello, of } = opened({ act: () => Promise.reject(away) })
  await hello()
  say({ type: 'act', n: 1, act: press })
  await pass(0)
  expect(of('ack')).toEqual([{ type: 'ack', n: 1, code: 'busy' }])
  const unknown = opened({ know: () => Promise.reject(away) })
  await unknown.hello()
  expect(unknown.of('bye')).toEqual([bye('busy', 1500)])
  expect(unknown.network.closedWith).toBe(1012)
})

test('who leaves is let go', async () => {
  const { say, hello, of } = opened()
  await hello()
  say({ type: 'act', n: 1, act: { type: 'leave' } })
  await pass(0)
  expect(of('ack')).toHaveLength(1)
  expect(of('bye')).toEqual([bye('left')])
})
