import { expect, test } from 'vitest'
import { powersOfMode } from './choose-powers'
import { playbackRateOf } from './effects'
import { armed } from './sample-powers'

test('audio plays at half its speed, for its player alone', () => {
  expect(playbackRateOf(armed(['take-it-easy']).players[1])).toBe(0.5)
  expect(playbackRateOf(armed(['take-it-easy']).players[2])).toBe(1)
  expect(playbackRateOf(armed(['enrage']).players[1])).toBe(1)
})

test('reading, which has no audio, does not offer it', () => {
  expect(powersOfMode('reading')).not.toContain('take-it-easy')
  expect(powersOfMode('listening')).toContain('take-it-easy')
  expect(powersOfMode('speaking')).toContain('take-it-easy')
})
