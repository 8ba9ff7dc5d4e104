import { brotliCompressSync, constants } from 'node:zlib'
import { moods } from '@duologue/domain/media/moods'
import { expect, test } from 'vitest'
import { drawFaces } from './faces'
import { drawPortrait } from './portrait'
import { svgFaults } from './svg-faults'

const seeds = Array.from({ length: 60 }, (_, at) => `person-${at}`)
const everybody = (['high', 'low'] as const).flatMap(voice =>
  seeds.map(seed => ({ voice, seed, svg: drawFaces(voice, seed) })),
)
/** As the server sends it. */
const bytes = (svg: string) =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length
const framesOf = (svg: string) => svg.split('<svg x=').slice(1)

test('the faces of everybody are sound pictures of at most 6 kB on their way', () => {
  for (const { svg } of everybody) {
    expect(svgFaults(svg)).toEqual([])
    expect(bytes(svg)).toBeLessThanOrEqual(6_000)
  }
})

test('there is a face for each mood, no two alike', () => {
  for (const { svg } of everybody) {
    expect(svg).toContain(`viewBox="0 0 ${moods.length * 980} 980"`)
    const frames = framesOf(svg).map(frame => frame.replace(/^"\d+"/, ''))
    expect(frames).toHaveLength(moods.length)
    expect(new Set(frames).size).toBe(moods.length)
  }
})

test('each piece of a face is painted', () => {
  for (const { svg } of everybody)
    for (const piece of svg.match(/<path\b[^>]*>/g) ?? []) expect(piece).toMatch(/ fill="#/)
})

test('the first one is that of the portrait', () => {
  const pathsIn = (text: string) => [...text.matchAll(/<path[^>]* d="([^"]*)"/g)].map(([, d]) => d)
  for (const { voice, seed, svg } of everybody) {
    const shared = new Map(
      [...svg.matchAll(/<g id="(f\d+)">(.*?)<\/g>/g)].map(([, id, d]) => [id, d]),
    )
    const first = framesOf(svg)[0]?.replaceAll(
      /<use href="#(\w+)"\/>/g,
      (_, id) => shared.get(id) ?? '',
    )
    const portrait = pathsIn(drawPortrait(voice, seed).split('</mask>')[1] ?? '')
    expect(portrait.length).toBeGreaterThan(5)
    expect(pathsIn(first ?? '')).toEqual(portrait)
  }
})

test('the same voice, seed and looks give the same faces, other looks others', () => {
  const looks = { age: 'old', language: 'zh' } as const
  expect(drawFaces('low', 'ana', looks)).toBe(drawFaces('low', 'ana', looks))
  expect(drawFaces('low', 'ana', looks)).not.toBe(drawFaces('low', 'ana'))
})
