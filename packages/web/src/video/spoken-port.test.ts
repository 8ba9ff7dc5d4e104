import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { spokenPort } from './spoken-port'
import { playerStates } from './video-port'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const lines = [
  { text: 'uno', start: 10, stop: 12 },
  { text: 'dos', start: 12, stop: 14 },
  { text: 'tres', start: 40, stop: 42 },
]

/** A voice that takes so many seconds for a line, told to the test. */
function open(seconds: number) {
  const said: string[] = []
  const rates: number[] = []
  const port = spokenPort(lines, async (text, rate, signal) => {
    said.push(text)
    rates.push(rate)
    await new Promise<void>(resolve => {
      const timer = setTimeout(resolve, (seconds * 1000) / rate)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  })(() => undefined)
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { port, said, rates, pass, time: () => port.read().time }
}

test('breaks are cut to a second, and a line is spoken while the clock runs over it', async () => {
  const { port, said, pass, time } = open(0.5)
  port.play()
  expect(time()).toBe(9)
  await pass(900)
  expect(said).toEqual([])
  await pass(600)
  expect(said).toEqual(['uno'])
  expect(time()).toBeCloseTo(10.5, 1)
  await pass(1700)
  expect(said).toEqual(['uno', 'dos'])
  await pass(2000)
  expect(time()).toBeGreaterThan(39)
  await pass(4000)
  expect(said).toEqual(['uno', 'dos', 'tres'])
  expect(port.read()).toMatchObject({ state: playerStates.ended, time: 42, duration: 42 })
})

test('a slow voice is waited for, within its line', async () => {
  const { port, said, pass, time } = open(5)
  port.play()
  await pass(1000 + 4900)
  expect(said).toEqual(['uno'])
  expect(time()).toBeGreaterThan(11.9)
  expect(time()).toBeLessThan(12)
  await pass(300)
  expect(said).toEqual(['uno', 'dos'])
})

test('it stands while it is paused, and begins the line anew', async () => {
  const { port, said, pass, time } = open(1)
  port.seek(12)
  expect(said).toEqual([])
  port.play()
  await pass(1000)
  port.pause()
  const stood = time()
  expect(port.read().state).toBe(playerStates.paused)
  await pass(5000)
  expect(time()).toBe(stood)
  port.play()
  expect(time()).toBe(12)
  await pass(10)
  expect(said).toEqual(['dos', 'dos'])
})

test('sent elsewhere while it plays it goes on there; what was spoken ends', async () => {
  const { port, said, pass, time } = open(60)
  port.play()
  await pass(1500)
  port.seek(40)
  await pass(500)
  expect(said).toEqual(['uno', 'tres'])
  expect(time()).toBeCloseTo(40.5, 1)
  port.close()
  await pass(90_000)
  expect(said).toEqual(['uno', 'tres'])
})

test('at half its pace clock and voice are slower', async () => {
  const { port, said, rates, pass, time } = open(0.1)
  port.setRate(0.5)
  port.seek(12)
  port.play()
  await pass(2000)
  expect(time()).toBeCloseTo(13, 1)
  expect(rates).toEqual([0.5])
  await pass(1900)
  expect(said).toEqual(['dos'])
})
