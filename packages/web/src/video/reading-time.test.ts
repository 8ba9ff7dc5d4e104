import { expect, test } from 'vitest'
import { timeOfReading } from './reading-time'
import type { VideoReading } from './video-port'

const playing: VideoReading = {
  time: 10,
  at: 1000,
  state: 1,
  rate: 1,
  isSeeking: false,
  duration: 60,
}

test.each([
  ['goes on from what the player said', {}, 1400, 10.4],
  ['goes half as fast at half the rate', { rate: 0.5 }, 1400, 10.2],
  ['stands while paused', { state: 2 }, 1400, 10],
  ['stands while buffering', { state: 3 }, 1400, 10],
  ['stands while it has not begun, as in an advertisement', { time: 0, state: -1 }, 1400, 0],
  ['stands at its end', { state: 0 }, 1400, 10],
  ['stands while seeking', { isSeeking: true }, 1400, 10],
  ['is not carried on for ever when the player falls silent', {}, 60_000, 11.5],
  ['was less a moment before', {}, 900, 9.9],
] as const)('the time %s', (_, change, now, time) => {
  expect(timeOfReading({ ...playing, ...change }, now)).toBeCloseTo(time, 6)
})
