import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawPortrait } from './portrait'
import { svgFaults } from './svg-faults'

const seeds = Array.from({ length: 200 }, (_, at) => `person-${at}`)

test('the same voice and seed give the same face', () => {
  for (const seed of seeds) expect(drawPortrait('low', seed)).toBe(drawPortrait('low', seed))
})

test('different seeds give different faces', () => {
  expect(new Set(seeds.map(seed => drawPortrait('high', seed))).size).toBe(seeds.length)
})

test('the two voices of one seed are different faces', () => {
  for (const seed of seeds) expect(drawPortrait('high', seed)).not.toBe(drawPortrait('low', seed))
})

test('every face is a sound, square picture under 20 KB', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('high', 'low'),
      fc.stringMatching(/^[A-Za-z0-9_-]{1,80}$/),
      (voice, seed) => {
        const svg = drawPortrait(voice, seed)
        expect(svgFaults(svg)).toEqual([])
        expect(svg).toContain('viewBox="0 0 980 980"')
        expect(Buffer.byteLength(svg)).toBeLessThan(20_000)
      },
    ),
    { numRuns: 300 },
  )
})
