import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fnv, seeded } from './seeded'

const row = (seed: string) => {
  const chance = seeded(seed)
  return Array.from({ length: 20 }, () => chance.next())
}

test('the hash is FNV-1a', () => {
  expect(fnv('')).toBe(0x811c9dc5)
  expect(fnv('a')).toBe(0xe40c292c)
  expect(fnv('foobar')).toBe(0xbf9cf968)
})

test('the same text gives the same row and a neighbour another', () => {
  fc.assert(
    fc.property(fc.string(), seed => {
      expect(row(seed)).toEqual(row(seed))
      expect(row(seed)).not.toEqual(row(`${seed}1`))
    }),
  )
})

test('every number lies within what was asked', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -99, max: 99 }), fc.nat(99), (seed, least, more) => {
      const chance = seeded(seed)
      const number = chance.whole(least, least + more)
      expect(Number.isInteger(number)).toBe(true)
      expect(number).toBeGreaterThanOrEqual(least)
      expect(number).toBeLessThanOrEqual(least + more)
      expect(['a', 'b', 'c']).toContain(chance.pick(['a', 'b', 'c']))
    }),
  )
})

test('numbers fall evenly over neighbouring seeds', () => {
  const bins = [0, 0, 0, 0]
  for (let at = 0; at < 4000; at++) {
    const bin = seeded(`seed-${at}`).whole(0, 3)
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  for (const bin of bins) expect(Math.abs(bin - 1000)).toBeLessThan(150)
})

test('what never happens and what always happens', () => {
  const chance = seeded('share')
  expect(chance.happens(0)).toBe(false)
  expect(chance.happens(1)).toBe(true)
})
