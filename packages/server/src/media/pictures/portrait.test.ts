import { createHash } from 'node:crypto'
import type { Age } from '@duologue/domain/choices/ages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawPortrait } from './portrait'
import { readLooks } from './portrait-looks'
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

describe('a face of known looks', () => {
  const face = (age: Age, language = 'es', voice: 'high' | 'low' = 'high') =>
    seeds.map(seed => drawPortrait(voice, seed, { age, language }))
  /** The colour of the hair, by what is drawn with it. */
  const has = (svgs: string[], ...colours: string[]) =>
    svgs.filter(svg => colours.some(colour => svg.includes(colour))).length

  test('is grey when old, and never before', () => {
    const grey = ['#8d8b93', '#a3a1a8', '#bdbbc0']
    expect(has(face('old'), ...grey)).toBe(seeds.length)
    for (const age of ['child', 'young', 'adult'] as const) expect(has(face(age), ...grey)).toBe(0)
  })

  test('has hair of its place: no violet, no teal, and nothing but black in China', () => {
    for (const language of ['es', 'zh']) {
      expect(has(face('adult', language), '#3a2f63', '#1f4347')).toBe(0)
      expect(has(face('young', language), '#5c5a63')).toBe(0)
    }
    expect(has(face('young', 'zh'), '#4d3223', '#6b3a22', '#3a2a23')).toBe(0)
  })

  test('is another one at another age', () => {
    const young = face('young')
    for (const [at, svg] of face('old').entries()) expect(svg).not.toBe(young[at])
  })

  test('leaves those of whom nothing is known as they were', () => {
    const digest = createHash('sha256')
    for (const seed of seeds) digest.update(drawPortrait('high', seed) + drawPortrait('low', seed))
    expect(digest.digest('hex')).toBe(
      'b2faf53f01064f0ca36d9336d246b385cc762a952b530eaa455c3b701cf84fa0',
    )
  })
})

test.each([
  ['old-zh', { age: 'old', language: 'zh' }],
  ['child-es', { age: 'child', language: 'es' }],
  ['ancient-zh', undefined],
  ['old', undefined],
  ['old-zho', undefined],
  ['old-zh-x', undefined],
])('the part %s of an address names %o', (part, looks) => {
  expect(readLooks(part)).toEqual(looks)
})
