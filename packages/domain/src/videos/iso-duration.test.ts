import fc from 'fast-check'
import { expect, test } from 'vitest'
import { secondsOfIsoDuration } from './iso-duration'

test.each([
  ['PT3M33S', 213],
  ['PT1H2M3S', 3723],
  ['P1DT2S', 86_402],
  ['PT45S', 45],
  ['PT12M', 720],
  ['P1W', 604_800],
  ['PT0.5S', 0.5],
  ['PT90M', 5400],
])('%s lasts %d seconds', (text, seconds) => {
  expect(secondsOfIsoDuration(text)).toBe(seconds)
})

test.each(['P0D', 'PT0S', 'P', '', '213', '3:33', 'PT3M33', 'pt3m', 'P1Y', '-PT3M', 'PT1S '])(
  '%j is no length of a video',
  text => {
    expect(secondsOfIsoDuration(text)).toBeUndefined()
  },
)

test('hours, minutes and seconds add up', () => {
  const part = fc.nat(59)
  fc.assert(
    fc.property(part, part, fc.integer({ min: 1, max: 59 }), (hours, minutes, seconds) => {
      const text = `PT${hours}H${minutes}M${seconds}S`
      expect(secondsOfIsoDuration(text)).toBe(hours * 3600 + minutes * 60 + seconds)
    }),
  )
})
