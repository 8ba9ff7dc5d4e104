import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spokenTimes } from './spoken-times'

const line = (text: string, start = 0, stop = 0) => ({ id: text, text, start, stop })

test('lines that follow one another keep their times', () => {
  const lines = [line('uno', 500, 900), line('dos', 900, 1300), line('tres', 2000, 2400)]
  expect(spokenTimes(lines).map(({ start, stop }) => [start, stop])).toEqual([
    [500, 900],
    [900, 1300],
    [2000, 2400],
  ])
})

test('a line without a time has 60 ms a character, and what it takes the place of comes later', () => {
  const lines = [line('uno', 100, 200), line('0123456789'), line('dos', 230, 330), line('')]
  expect(spokenTimes(lines).map(({ start, stop }) => [start, stop])).toEqual([
    [100, 200],
    [200, 260],
    [260, 360],
    [360, 360],
  ])
})

test('whatever the times, one line is over when the next begins', () => {
  const times = fc.tuple(fc.string(), fc.nat(5000), fc.nat(5000))
  fc.assert(
    fc.property(fc.array(times), told => {
      const spoken = spokenTimes(told.map(([text, start, stop]) => line(text, start, stop)))
      for (const [place, { start, stop }] of spoken.entries()) {
        expect(stop).toBeGreaterThanOrEqual(start)
        expect(start).toBeGreaterThanOrEqual(spoken[place - 1]?.stop ?? 0)
      }
    }),
  )
})
