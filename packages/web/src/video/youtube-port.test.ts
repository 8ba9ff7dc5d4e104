import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playerStates } from './video-port'
import { youtubePort } from './youtube-port'

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A player in a frame, which says what the test lets it say. */
function open() {
  const heard: string[] = []
  const faults: string[] = []
  const contentWindow = {
    postMessage: (text: string) => {
      const { event, func } = JSON.parse(text) as { event: string; func?: string }
      heard.push(func ?? event)
    },
  }
  const frame = { contentWindow } as unknown as HTMLIFrameElement
  const port = youtubePort(frame)(fault => faults.push(fault))
  const say = (event: string, info?: unknown) =>
    page.dispatchEvent(
      Object.assign(new Event('message'), {
        source: contentWindow,
        origin: 'https://www.youtube-nocookie.com',
        data: JSON.stringify({ event, info }),
      }),
    )
  return { port, heard, faults, say }
}

test('a player that has said nothing 8 s after Play is away', () => {
  const { port, faults } = open()
  vi.advanceTimersByTime(60_000)
  expect(faults).toEqual([])
  port.play()
  vi.advanceTimersByTime(7900)
  expect(faults).toEqual([])
  vi.advanceTimersByTime(200)
  expect(faults).toEqual(['unreachable'])
  port.close()
})

test('one that answers is not away, and waits to be pressed when it does not start within 3 s', () => {
  const { port, faults, heard, say } = open()
  port.play()
  vi.advanceTimersByTime(5000)
  say('initialDelivery', { currentTime: 0, playerState: 5, availablePlaybackRates: [0.5, 1, 2] })
  expect(heard).toContain('playVideo')
  expect(port.read().rates).toEqual([0.5, 1, 2])
  vi.advanceTimersByTime(2900)
  expect(port.read().isHeld).not.toBe(true)
  vi.advanceTimersByTime(200)
  expect(port.read().isHeld).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(faults).toEqual([])
  say('onStateChange', playerStates.playing)
  expect(port.read().isHeld).toBe(false)
  port.close()
})

test('one that was paused meanwhile does not wait for anybody', () => {
  const { port, say } = open()
  say('initialDelivery', { currentTime: 0, playerState: 5 })
  port.play()
  vi.advanceTimersByTime(1000)
  port.pause()
  vi.advanceTimersByTime(10_000)
  expect(port.read().isHeld).not.toBe(true)
  port.close()
})
