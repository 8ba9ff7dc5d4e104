import { EventEmitter } from 'node:events'
import { wireLimits } from '@duologue/domain/live/wire-limits'
import type { WebSocket } from '@fastify/websocket'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveRoom } from '../live-room'
import { HallSockets } from './hall-sockets'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const socketsOf = () =>
  new HallSockets({ rounds: { beside() {} } } as unknown as LiveRoom, async () => undefined)

test('a process takes 1,000 new sockets a second', async () => {
  const sockets = socketsOf()
  for (let count = 0; count < wireLimits.newSocketsASecond; count += 1) sockets.requireRoom()
  expect(() => sockets.requireRoom()).toThrow('busy')
  await vi.advanceTimersByTimeAsync(100)
  for (let count = 0; count < wireLimits.newSocketsASecond / 10; count += 1) sockets.requireRoom()
  expect(() => sockets.requireRoom()).toThrow('busy')
})

test('a process takes 10,000 sockets in all', () => {
  const sockets = socketsOf()
  for (let count = 1; count < wireLimits.sockets; count += 1)
    sockets.open('a hall', new EventEmitter() as unknown as WebSocket)
  sockets.requireRoom()
  sockets.open('a hall', new EventEmitter() as unknown as WebSocket)
  expect(() => sockets.requireRoom()).toThrow('live-full')
})
