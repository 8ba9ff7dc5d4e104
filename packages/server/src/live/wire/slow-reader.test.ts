import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { wireLimits } from '@duologue/domain/live/wire-limits'
import type { WebSocket as ServerSocket } from '@fastify/websocket'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { Known } from './asked-halls'
import { HallSocket } from './hall-socket'

const patient = { timeout: 20_000 }
/** More than the buffers of two machines take in that nobody reads from. */
const muchMore = 24 * 1024 * 1024

/** A reader over a real socket, and a hall whose views are as large as a test says. */
async function connected() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  onTestFinished(() => server.close())
  await once(server, 'listening')
  const reader = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => reader.terminate())
  const [network] = (await once(server, 'connection')) as [ServerSocket]
  const hall = { size: 10, seq: 0, cuts: 0 }
  const socket = new HallSocket('a hall', network, {
    know: async () => ({ kept: {}, who: { kind: 'host' } }) as Known,
    arrived: () => undefined,
    ended: () => undefined,
    act: async () => [],
    view: async () => {
      hall.seq += 1
      return { seq: hall.seq, view: { filler: 'x'.repeat(hall.size) } as never }
    },
    isTold: () => false,
    inTurn: work => work(),
    standsStill: () => false,
    spread: () => 0,
    counted: (what, many) => {
      if (what === 'cuts') hall.cuts += many
    },
    onError: error => {
      throw error
    },
  })
  const read: number[] = []
  reader.on('message', data => {
    const seq = /"seq":(\d+)/.exec((data as Buffer).toString('latin1', 0, 100))
    if (seq) read.push(Number(seq[1]))
  })
  await once(reader, 'open')
  reader.send(JSON.stringify({ type: 'hello', wire: 1, page: 'a-page-of-a-test', seen: 0 }))
  await expect.poll(() => read, patient).toEqual([1])
  return { hall, socket, network, reader, read }
}

test('who reads slowly gets the newest view when there is room again, and none of those between', async () => {
  const { hall, socket, network, reader, read } = await connected()
  reader.pause()
  hall.size = muchMore
  socket.wantView()
  await expect.poll(() => network.bufferedAmount, patient).toBeGreaterThan(wireLimits.skipViews)
  hall.size = 10
  let wanted = 0
  const wantMore = () => {
    socket.wantView()
    wanted += 1
    return wanted
  }
  await expect.poll(wantMore, patient).toBeGreaterThan(15)
  expect(hall.seq).toBe(2)
  reader.resume()
  await expect.poll(() => read, patient).toEqual([1, 2, 3])
  expect(hall.cuts).toBe(0)
})

test('for whom more than a megabyte waits is cut, and memory is free again', async () => {
  const { hall, socket, network, reader } = await connected()
  reader.pause()
  hall.size = muchMore
  socket.wantView()
  await expect.poll(() => network.bufferedAmount, patient).toBeGreaterThan(wireLimits.cut)
  socket.look(performance.now())
  await socket.closed
  expect(hall.cuts).toBe(1)
})
