import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCover, drawSongCover } from './cover'
import { svgFaults } from './svg-faults'

const seeds = Array.from({ length: 300 }, (_, at) => `conversation-${at}`)
const firstLanguages = ['ar', 'zh', 'en', 'fr', 'de', 'it', 'ja', 'ko', 'pt', 'ru', 'es']
const fills = (svg: string) =>
  new Set([...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(match => match[1]))

const kinds = [
  ['a conversation', drawCover],
  ['a song', drawSongCover],
] as const

test.each(kinds)('the same language and seed give %s the same picture', (_of, draw) => {
  for (const seed of seeds) expect(draw('es', seed)).toBe(draw('es', seed))
})

test.each(kinds)('different seeds give %s different pictures', (_of, draw) => {
  expect(new Set(seeds.map(seed => draw('es', seed))).size).toBe(seeds.length)
})

test('a song and a conversation have different pictures, of the same papers', () => {
  for (const seed of seeds) {
    const [song, conversation] = [drawSongCover('zh', seed), drawCover('zh', seed)]
    expect(song).not.toBe(conversation)
    expect([...fills(song)][0]).toBe([...fills(conversation)][0])
  }
})

test('different languages give one seed different papers', () => {
  const walls = firstLanguages.map(
    language => /height="360" fill="(#\w+)"/.exec(drawCover(language, 'same'))?.[1],
  )
  expect(new Set(walls).size).toBe(firstLanguages.length)
})

test.each(kinds)(
  'every cover of %s is a sound, small picture without letters, styles or references outside',
  (_of, draw) => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{2}$/),
        fc.stringMatching(/^[A-Za-z0-9_-]{1,80}$/),
        (language, seed) => {
          const svg = draw(language, seed)
          expect(svgFaults(svg)).toEqual([])
          expect(svg).toContain('viewBox="0 0 640 360"')
          expect(svg).not.toMatch(/<text|NaN|undefined/)
          expect(Buffer.byteLength(svg)).toBeLessThan(6000)
        },
      ),
      { numRuns: 500 },
    )
  },
)

test('voice 1 is always coral with its tail at the left, voice 2 teal with its tail at the right', () => {
  for (const seed of seeds) {
    const svg = drawCover('fr', seed)
    const tips = (colour: string) => {
      const d =
        new RegExp(`<path d="([^"]+)" fill="${colour}" stroke="#fffaf1" stroke-width="7"`).exec(
          svg,
        )?.[1] ?? ''
      const numbers = (d.match(/-?\d+ -?\d+/g) ?? []).map(pair => pair.split(' ').map(Number))
      const xs = numbers.map(([x]) => x ?? Number.NaN)
      const lowest = numbers.reduce((low, point) => ((point[1] ?? 0) > (low[1] ?? 0) ? point : low))
      return { tail: lowest[0] ?? Number.NaN, middle: (Math.min(...xs) + Math.max(...xs)) / 2 }
    }
    const [first, second] = [tips('#ef6f50'), tips('#0d9298')]
    expect(first.tail).toBeLessThan(first.middle)
    expect(second.tail).toBeGreaterThan(second.middle)
    expect(first.middle).toBeLessThan(second.middle)
  }
})

test('a cover keeps to a limited palette', () => {
  for (const seed of seeds) expect(fills(drawCover('ja', seed)).size).toBeLessThanOrEqual(12)
})
