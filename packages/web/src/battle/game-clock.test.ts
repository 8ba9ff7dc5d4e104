import fc from 'fast-check'
import { expect, test } from 'vitest'
import { throughSleep } from './game-clock'

/** A clock read after each of these times: how long the browser was awake, and what the wall clock went ahead by. */
function readings(times: readonly (readonly [awake: number, ahead: number])[]): number[] {
  let [now, date] = [500, 1_700_000_000_000]
  const read = throughSleep(
    () => now,
    () => date,
  )
  return times.map(([awake, ahead]) => {
    now += awake
    date += awake + ahead
    return read() - 500
  })
}

test.each<[string, (readonly [number, number])[], number[]]>([
  [
    'time that passes is read as it is',
    [
      [0, 0],
      [300, 0],
      [60_000, 0],
    ],
    [0, 300, 60_300],
  ],
  [
    'a sleep is counted once',
    [
      [300, 17_000],
      [10, 0],
    ],
    [17_300, 17_310],
  ],
  [
    'each sleep is counted',
    [
      [0, 5000],
      [100, 3_600_000],
    ],
    [5000, 3_605_100],
  ],
  [
    'a wall clock that is put right is no sleep',
    [
      [100, 999],
      [100, -400],
    ],
    [100, 200],
  ],
  [
    'a wall clock that is set back takes nothing away',
    [
      [100, -3_600_000],
      [50, 0],
    ],
    [100, 150],
  ],
])('%s', (_what, times, read) => {
  expect(readings(times)).toEqual(read)
})

test('it never runs backwards, and never slower than the browser', () => {
  const time = fc.tuple(fc.nat(100_000), fc.integer({ min: -100_000, max: 100_000 }))
  fc.assert(
    fc.property(fc.array(time), times => {
      const read = readings(times)
      for (const [place, [awake]] of times.entries())
        expect(read[place]).toBeGreaterThanOrEqual((read[place - 1] ?? 0) + awake)
    }),
  )
})
